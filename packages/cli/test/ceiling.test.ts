import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cordon, folder } from './cordon.ts';

describe('cordon ceiling', () => {
  it('plays the deals of an arena, keeps them, and goes on where it was stopped', async () => {
    const place = folder();
    const [seeds, ledger] = [join(place, 'seeds'), join(place, 'ledger')];
    writeFileSync(seeds, `${'0'.repeat(31)}1\n${'0'.repeat(31)}2\n`);
    const options = ['--seeds', seeds, '--games', '2', '--events', 'none', '--ledger', ledger, '--json'];
    const args = ['ceiling', ...options, '--beam', '1'];
    const first = await cordon(args);
    expect([first.code, first.err]).toEqual([0, '']);
    const result = JSON.parse(first.out) as { readonly cells: readonly { readonly wins: number }[] };
    expect(result.cells).toMatchObject([{ players: 2, epidemics: 4, team: 'ceiling, beam 1', games: 2 }]);
    const kept = readFileSync(ledger, 'utf8');
    expect(kept.split('\n')).toHaveLength(3);
    const second = await cordon(args);
    expect(second.out).toBe(first.out);
    expect(readFileSync(ledger, 'utf8')).toBe(kept);
    const verified = await cordon(['ledger', 'verify', ledger, '--games', '1']);
    expect(verified.out).toBe('1 game of 1 the same.\nVERIFIED\n');
  });

  it.each([
    [['--games', '1'], '--seeds FILE is missing'],
    [['--beam', '0'], '--beam takes a whole number from 1'],
    [['--bots', 'fast'], "Unknown option '--bots'"],
  ])('says what is wrong: %j', async (args, message) => {
    const { code, err } = await cordon(['ceiling', ...args]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
