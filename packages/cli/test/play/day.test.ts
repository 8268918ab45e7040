// The deal of a day at the keyboard is that of the date, and no other day's.
import { formatSeed } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { tableOfDay } from '../../src/play/day.ts';
import { cordon } from '../cordon.ts';

const NOW = Date.parse('2026-11-16T23:59:00Z');

describe('cordon play --day', () => {
  it('deals the cards of the date', () => {
    const { game, seed } = tableOfDay('today', NOW);
    expect(game.config).toMatchObject({
      game: 'iberia',
      players: 4,
      epidemics: 5,
      challenges: ['influx-of-patients'],
    });
    expect(formatSeed(seed)).toBe(formatSeed(tableOfDay('2026-11-16', NOW).seed));
    expect(formatSeed(seed)).not.toBe(formatSeed(tableOfDay('2026-11-15', NOW).seed));
  });

  it('refuses what is no day, and days to come', () => {
    expect(() => tableOfDay('tomorrow', NOW)).toThrow('not “tomorrow”');
    expect(() => tableOfDay('2026-11-17', NOW)).toThrow('and not before');
  });

  it('is played like any game, without other choices of a table', async () => {
    const { code, out } = await cordon(['play', '--day', '2026-03-05']);
    expect(code).toBe(0);
    expect(out).toMatch(/Hash of the seed \(SHA-256\): [0-9a-f]{64}/u);
    expect(out).toContain('cordon play --day 2026-03-05');
    const both = await cordon(['play', '--day', 'today', '--players', '3']);
    expect(both.code).not.toBe(0);
    expect(both.err).toContain('--players');
  });
});
