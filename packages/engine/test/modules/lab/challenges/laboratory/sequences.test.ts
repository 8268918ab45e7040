import { describe, expect, it } from 'vitest';
import {
  compile,
  formatSave,
  gamesThereAre,
  parseSave,
  replay,
  seedFromText,
  type Config,
  type ConfigRequest,
} from '../../../../../src/index.ts';
import {
  circlesOf,
  greyOf,
  sequenceDeck,
  showsVial,
} from '../../../../../src/modules/lab/challenges/laboratory/sequences.ts';
import { labTable } from '../../../../scenario/labTable.ts';

const lab: ConfigRequest = { boxes: ['lab'], challenges: ['lab'] };
const usual = sequenceDeck.usual;
const withCard = (card: string, place = 1): readonly string[] => usual.with(place - 1, card);
const tried = (words: readonly string[]) => compile({ ...lab, decks: { sequence: words } });
const configOf = (request: ConfigRequest): Config => {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value.config;
};

describe('the Sequence cards in a configuration', () => {
  it('LAB-SEQ-13 the usual 14 are spelled out, and each vial finds a circle', () => {
    expect(configOf(lab).decks).toEqual({ sequence: usual });
    expect(usual).toHaveLength(14);
    const { state } = labTable({ boxes: ['brink', 'lab'], challenges: ['mutation', 'lab'] });
    const vials = [0, 0, 0, 0, 0];
    for (let card = 0; card < 14; card++)
      for (let colour = 0; colour < 5; colour++) {
        if (!showsVial(state, card, colour)) continue;
        vials[colour]!++;
        expect(circlesOf(state, card, colour) + circlesOf(state, card, greyOf(state))).toBeGreaterThan(0);
      }
    expect(vials).toEqual([8, 8, 8, 8, 4]);
    const sizes = Array.from({ length: 14 }, (_, card) =>
      [0, 1, 2, 3, 4, greyOf(state)].reduce((sum, colour) => sum + circlesOf(state, card, colour), 0),
    );
    expect(sizes).toEqual([4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8]);
  });

  it('a table may enter its own list; letters in any order are written in one', () => {
    const own = withCard('g2r1k3-rk', 5);
    expect(configOf({ ...lab, decks: { sequence: own } }).decks).toEqual({ sequence: usual });
    expect(configOf({ ...lab, decks: { sequence: withCard('g1y2b2-yb') } }).decks!['sequence']![0]).toBe(
      'b2y2g1-by',
    );
    for (const word of usual) expect(configOf({ ...lab, decks: { sequence: withCard(word) } })).toBeDefined();
  });

  it.each([
    ['nonsense', 'card-unreadable'],
    ['k4', 'card-unreadable'],
    ['K4-k', 'card-unreadable'],
    ['k2k2-k', 'card-unreadable'],
    ['k0r1-r', 'card-unreadable'],
    ['k-k', 'card-unreadable'],
    ['k4-x', 'card-unreadable'],
    ['', 'card-unreadable'],
    ['-k', 'card-circles'],
    ['k9-k', 'card-circles'],
    ['k4g5-k', 'card-circles'],
    ['p1k3-k', 'purple-circle'],
    ['k4-', 'no-vial'],
    ['k4-kk', 'vial-twice'],
    ['k4-kr', 'vial-without-circle'],
    ['k4-kp', 'vial-without-circle'],
  ])('LAB-SEQ-13 “%s” is refused with the card and the reason', (card, reason) => {
    const compiled = tried(withCard(card, 7));
    if (compiled.ok) throw new Error('accepted');
    expect(compiled.error).toMatchObject({
      code: 'bad-configuration',
      reason,
      params: { deck: 'sequence', place: 7, card },
    });
    expect(compiled.error.message).toContain(`Card 7 of the sequence deck, “${card}”, `);
  });

  it('a list of another length, an unknown deck, and a deck without its challenge are refused', () => {
    for (const words of [[], usual.slice(1), [...usual, 'k4-k']])
      expect(tried(words)).toMatchObject({
        ok: false,
        error: { reason: 'deck-size', params: { needed: 14, named: words.length } },
      });
    expect(compile({ ...lab, decks: { goals: [] } })).toMatchObject({
      ok: false,
      error: { reason: 'unknown-name' },
    });
    expect(compile({ boxes: ['lab'], decks: { sequence: usual } })).toMatchObject({ ok: false });
  });

  it('whatever else stands there is refused with a sentence', () => {
    const bad: unknown[] = [null, 7, 'k4-k', [], { sequence: 'k4-k' }, { sequence: [1] }, { sequence: null }];
    const long = { sequence: withCard(`k4-${'k'.repeat(100_000)}`) };
    for (const decks of [...bad, long, { ['x'.repeat(5000)]: [] }, { constructor: [] }]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const compiled = compile({ ...lab, decks } as ConfigRequest);
      const message = compiled.ok ? '' : compiled.error.message;
      expect(message).toMatch(/^\S.{10,400}\.$/u);
    }
  });

  it('choices name the list', () => {
    const [base] = gamesThereAre();
    expect(base!.decks[0]).toEqual({ name: 'sequence', challenge: 'lab', usual });
    expect(gamesThereAre().find(({ id }) => id === 'iberia')!.decks).toEqual([]);
  });
});

describe('records of games with the lab', () => {
  const config = configOf({ ...lab, decks: { sequence: withCard('k1-k') } });
  const record = { config, seed: seedFromText('a record'), commands: [], comments: {}, result: 'running' };

  it('say the whole list, and are read as they were written', () => {
    const text = formatSave(record);
    if (!text.ok) throw new Error(text.error.message);
    expect(text.value).toContain(`deck sequence k1-k ${usual.slice(1).join(' ')}`);
    const saved = parseSave(text.value);
    if (!saved.ok) throw new Error(saved.error.message);
    expect(saved.value.config).toEqual(config);
    expect(replay(saved.value)).toMatchObject({ ok: true });
  });

  it('are refused where they leave it out, for what is usual may be corrected', () => {
    const { decks: _decks, ...rest } = config;
    expect(replay({ ...record, config: rest })).toMatchObject({
      ok: false,
      error: { message: 'The configuration of a recorded game must say “decks”.' },
    });
    const text = formatSave(record);
    if (!text.ok) throw new Error(text.error.message);
    const without = text.value.replace(/^deck .*\n/mu, '');
    expect(parseSave(without).ok).toBe(false);
    const twice = text.value.replace(/^(deck .*\n)/mu, '$1$1');
    expect(parseSave(twice)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('twice') as string },
    });
  });
});
