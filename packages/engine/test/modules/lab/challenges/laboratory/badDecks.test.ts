// Lists of Sequence cards at their worst, and texts that carry them.
import { describe, expect, it } from 'vitest';
import {
  compile,
  formatSave,
  parseSave,
  replay,
  seedFromText,
  type ConfigRequest,
} from '../../../../../src/index.ts';
import { gameOf } from '../../../../properties/configurations.ts';
import { chanceFrom } from '../../../../properties/play.ts';
import { anyCard } from './randomLabs.ts';

const TABLE = { boxes: ['lab'], challenges: ['lab'], players: 2 };
const [...USUAL] = gameOf(TABLE).config.decks!['sequence']!;

function messageFor(decks: unknown): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const compiled = compile({ ...TABLE, decks } as ConfigRequest);
  return compiled.ok ? 'accepted' : compiled.error.message;
}

const withFourth = (card: unknown): unknown => ({ sequence: USUAL.with(3, card as string) });

describe('a bad list of Sequence cards', () => {
  it.each([[['k4-k']], [{}], [4], [null], [undefined], [true]])(
    'with %j as a card names its place',
    (card) => {
      expect(messageFor(withFourth(card))).toBe('Card 4 of the deck “sequence” must be a word.');
    },
  );

  it.each([
    'K4-K',
    'k4 -k',
    'к4-к',
    'k４-k',
    '😀',
    '',
    'k4',
    '4k-k',
    'k4_k',
    'k04-k',
    'k-k',
    'k4--k',
    'k4-k ',
  ])('with “%s” as a card names its place and the word', (card) => {
    expect(messageFor(withFourth(card))).toBe(
      `Card 4 of the sequence deck, “${card}”, is not written like k3r1g2-kr: circles with counts, a hyphen, vials.`,
    );
  });

  it('shows nothing unseen, and of a long word the beginning', () => {
    expect(messageFor(withFourth('\u202ek4-k\n\u200b'))).toContain('“\ufffdk4-k\ufffd\ufffd”');
    expect(messageFor(withFourth(`${'k1'.repeat(50_000)}-k`)).length).toBeLessThan(200);
    expect(messageFor({ sequence: Array(100_000).fill('k4-k') }).length).toBeLessThan(200);
  });

  it.each(['__proto__', 'constructor', 'toString', 'Sequence', 'sequence '])(
    'under the name “%s” is unknown',
    (name) => {
      const decks = JSON.parse(JSON.stringify({ name: USUAL }).replace('name', name)) as unknown;
      expect(messageFor(decks)).toBe(`There is no deck “${name}”; there are sequence.`);
    },
  );
});

describe('good lists', () => {
  it('of any cards are one spelling that stays, and saves with them are read back byte for byte', () => {
    const chance = chanceFrom('lists');
    for (let number = 0; number < 12; number++) {
      const given = Array.from({ length: 14 }, () => anyCard(chance));
      const { config } = gameOf({
        ...TABLE,
        decks: { sequence: number === 0 ? given.fill('g8-bykrp') : given },
      });
      expect(gameOf(config).config.decks).toEqual(config.decks);
      const record = {
        config,
        seed: seedFromText(String(number)),
        commands: [],
        comments: {},
        result: 'running' as const,
      };
      const text = formatSave(record);
      if (!text.ok) throw new Error(text.error.message);
      const saved = parseSave(text.value);
      if (!saved.ok) throw new Error(saved.error.message);
      expect(saved.value.config).toEqual(config);
      expect(formatSave(saved.value)).toEqual(text);
      expect(replay(saved.value).ok).toBe(true);
    }
  });

  it('are no part of tables without the lab', () => {
    for (const request of [{}, { boxes: ['lab'] }, { game: 'iberia' }]) {
      const { config } = gameOf(request);
      expect(config).not.toHaveProperty('decks');
      const text = formatSave({
        config,
        seed: seedFromText('plain'),
        commands: [],
        comments: {},
        result: 'running',
      });
      expect(text.ok && !text.value.includes('deck ')).toBe(true);
    }
  });
});
