import { describe, expect, it } from 'vitest';
import {
  compile,
  resample,
  seedFromText,
  sight,
  snapshot,
  start,
  view,
  type ConfigRequest,
  type State,
} from '../../../../../src/index.ts';
import { checkPosition } from '../../../../properties/invariants.ts';
import { wordsFrom } from '../../../../properties/play.ts';
import { labTable, type LabShown } from '../../../../scenario/labTable.ts';

const begin = (request: ConfigRequest = {}, seed = 'lab'): State => {
  const compiled = compile({ boxes: ['lab'], challenges: ['lab'], ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return start(compiled.value, seedFromText(seed)).state;
};
const sentenceOf = (request: ConfigRequest): string => {
  const compiled = compile({ boxes: ['brink', 'lab'], ...request });
  return compiled.ok ? '' : compiled.error.message;
};
const shownIn = (state: State, viewer: number): LabShown =>
  view(state, viewer).shows['laboratory'] as LabShown;

describe('setup of the lab', () => {
  it('LAB-LAB-3 LAB-LAB-4 five empty dishes, one Sequence card of 14 on the first line, none on the second', () => {
    const firsts = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = begin({ players: 4 }, seed);
      const { dishes, research, sequence } = shownIn(state, 0);
      expect(Object.keys(dishes)).toEqual(['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth']);
      expect(Object.values(dishes).every((cubes) => Object.keys(cubes).length === 0)).toBe(true);
      expect(research[1]).toEqual({ circles: [], complete: false });
      expect(sequence).toEqual({ left: 13, discard: [] });
      firsts.add(research[0].sequence!);
      checkPosition(state, 0);
    }
    expect(firsts.size).toBeGreaterThan(2);
    const { facts } = start(begin().game, seedFromText('lab'));
    expect(facts).toContainEqual(
      expect.objectContaining({ fact: 'sequencePlaced', research: 'research-1', by: 'setup' }),
    );
  });

  it('LAB-LAB-3 LAB-LAB-7 everything else is dealt as without the lab', () => {
    const [lab, plain] = [view(begin(), 1), view(begin({ challenges: [] }), 1)];
    expect(lab.cubes).toEqual(plain.cubes);
    expect(lab.seats).toEqual(plain.seats);
    expect(lab.playerDeck).toEqual(plain.playerDeck);
  });

  it('LAB-LAB-5 LAB-LAB-6 LAB-CMP-3 diseases are cured as ever, purple only where a challenge brings it', () => {
    expect(view(begin(), 0).shows['cures']).toEqual({
      blue: 'none',
      yellow: 'none',
      black: 'none',
      red: 'none',
    });
    const purple = begin({ boxes: ['brink', 'lab'], challenges: ['mutation', 'lab'] });
    expect(purple.game.colourIds).toContain('purple');
  });

  it('LAB-LAB-8 BRINK-FOP-15 LAB-COMB-6 the Field Operative is not used', () => {
    const state = begin({ boxes: ['brink', 'lab'] });
    expect(state.game.roleIds).toHaveLength(16);
    expect(state.game.roleIds).not.toContain('field-operative');
    expect(sentenceOf({ challenges: ['lab'], roles: ['field-operative', 'medic'] })).toBe(
      'The Field Operative is not used in the Lab challenge.',
    );
  });

  it('LAB-LAB-18 LAB-LAB-20 all of it is public but the order of the deck, which is dealt anew', () => {
    const state = begin({ players: 3, options: { hands: 'private' } });
    for (const viewer of [1, 2, 3]) expect(shownIn(state, viewer)).toEqual(shownIn(state, 0));
    const orders = new Set<string>();
    const deck = snapshot(state).fields['lab.deck']!;
    for (let number = 0; number < 12; number++) {
      const dealt = resample(sight(state, 1), wordsFrom(`deal ${String(number)}`));
      const other = snapshot(dealt).fields['lab.deck']!;
      expect(new Set(other)).toEqual(new Set(deck));
      orders.add(other.join(' '));
    }
    expect(orders.size).toBe(12);
    expect(sight(state, 1).table.cells).not.toEqual(state.cells);
  });
});

describe('what goes with the lab', () => {
  it('LAB-COMB-1 the base game alone, and every other challenge, 2 to 5 players', () => {
    expect(compile({ boxes: ['lab'], challenges: ['lab'] }).ok).toBe(true);
    const sets = [
      ['virulent-strain'],
      ['mutation'],
      ['worldwide-panic'],
      ['virulent-strain', 'mutation'],
      ['virulent-strain', 'worldwide-panic'],
    ];
    for (const players of [2, 3, 4, 5])
      for (const challenges of sets)
        expect(sentenceOf({ players, epidemics: 7, challenges: [...challenges, 'lab'] })).toBe('');
  });

  it('LAB-COMB-6 BRINK-COMB-11 not without the box', () => {
    expect(sentenceOf({ boxes: [], challenges: ['lab'] })).toBe(
      'This needs the In the Lab expansion: the challenge lab.',
    );
  });

  it('games without it know nothing of it', () => {
    const state = begin({ challenges: [] });
    expect(state.game.kindsByName.has('sequence')).toBe(false);
    expect(state.game.fields.some(({ name }) => name.startsWith('lab.'))).toBe(false);
    expect(view(state, 0).shows['laboratory']).toBeUndefined();
    expect('decks' in state.game.config).toBe(false);
    expect(
      labTable({ challenges: [] })
        .legal()
        .some((command) => command.includes('sequence')),
    ).toBe(false);
  });
});
