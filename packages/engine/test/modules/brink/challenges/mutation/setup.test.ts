import { describe, expect, it } from 'vitest';
import {
  compile,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type View,
} from '../../../../../src/index.ts';
import { checkPosition } from '../../../../properties/invariants.ts';

const EVENTS = ['mutation-spreads', 'mutation-threatens', 'mutation-intensifies'];

const begin = (request: ConfigRequest, seed: number) => {
  const compiled = compile({ boxes: ['brink', 'lab'], challenges: ['mutation'], ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return start(compiled.value, seedFromText(`mutation ${String(seed)}`));
};

/** Cards in each pile with their epidemic, the lowest pile first. */
const piles = ({ playerDeck }: View): number[] => playerDeck.groups.map(({ size }) => size).toReversed();

describe('setup of Mutation', () => {
  it('BRINK-MUT-1 BRINK-MUT-4 BRINK-CMP-2 a fifth supply of 12 cubes, none on the board, not cured', () => {
    const shown = view(begin({}, 1).state, 0);
    expect(shown.supply['purple']).toBe(12);
    expect(JSON.stringify(shown.cubes)).not.toContain('purple');
    expect(shown.shows['cures']).toEqual({
      blue: 'none',
      yellow: 'none',
      black: 'none',
      red: 'none',
      purple: 'none',
    });
    const without = compile({ boxes: ['brink', 'lab'] });
    expect(without.ok && without.value.colourIds).toEqual(['blue', 'yellow', 'black', 'red']);
    expect(without.ok && without.value.infectionIds).toHaveLength(48);
    expect(without.ok && without.value.cardIds.filter((id) => id.startsWith('mutation'))).toEqual([]);
  });

  it('BRINK-MUT-2 BRINK-SC-29 the Mutation cards lie on the nine first cities: 11 cards there, 39 in the deck', () => {
    const { state, facts } = begin({ players: 3, epidemics: 5 }, 2);
    const shown = view(state, 0);
    expect(shown.infectionDiscard).toHaveLength(11);
    expect(shown.infectionDiscard.slice(9)).toEqual(['mutation-1', 'mutation-2']);
    expect(shown.infectionDeck.size).toBe(39);
    expect(shown.infectionRemoved).toEqual([]);
    expect(facts).toContainEqual({ fact: 'specialInfectionDiscarded', card: 'mutation-2' });
    checkPosition(state, 0);
  });

  it('BRINK-MUT-3 BRINK-SC-29 the Mutation Events are in no hand, and in any place of any pile', () => {
    const found = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { state } = begin({ players: 3, epidemics: 5, options: { hands: 'open' } }, seed);
      const shown = view(state, 0);
      expect(shown.seats.flatMap(({ hand }) => hand).filter((card) => EVENTS.includes(card))).toEqual([]);
      expect(piles(shown)).toEqual([10, 10, 11, 11, 11]);
      expect(shown.playerDeck.size).toBe(53);
      const { cards, group } = state.playerDeck;
      for (const id of EVENTS) found.add(group[cards.indexOf(state.game.cardNumbers.get(id)!)]!);
    }
    expect(found.size).toBe(5);
  });

  it('BRINK-SET-12 three more cards are left after dealing, for every number of players', () => {
    for (const [players, left] of [
      [2, 47],
      [3, 48],
      [4, 51],
      [5, 51],
    ] as const) {
      const { state } = begin({ players, epidemics: 4 }, players);
      expect(state.playerDeck.size).toBe(left + 4);
    }
  });
});
