import { describe, expect, it } from 'vitest';
import { start, view, type State } from '../../../src/index.ts';
import { compiled, faceDown, isEpidemic, pass, seeds, TABLES, withoutDiseases } from './tables.ts';

const SEEDS = seeds(10);

/** City and event cards in each pile, top to bottom, by players and epidemics. */
const PILES = new Map([
  ['2 4', [12, 11, 11, 11]],
  ['2 5', [9, 9, 9, 9, 9]],
  ['2 6', [8, 8, 8, 7, 7, 7]],
  ['3 4', [11, 11, 11, 11]],
  ['3 5', [9, 9, 9, 9, 8]],
  ['3 6', [8, 8, 7, 7, 7, 7]],
  ['4 4', [12, 11, 11, 11]],
  ['4 5', [9, 9, 9, 9, 9]],
  ['4 6', [8, 8, 8, 7, 7, 7]],
]);

const pilesOf = (players: number, epidemics: number): number[] =>
  PILES.get(`${String(players)} ${String(epidemics)}`)!;

/** Number of the pile, from the top, in which the card at this position (counted from 0) lies. */
function pileAt(piles: readonly number[], position: number): number {
  let end = 0;
  return piles.findIndex((size) => position < (end += size + 1));
}

/** Passes every turn until the game ends and gives back at which places of the deck the epidemics lay. */
function placesOfEpidemics(state: State): number[] {
  const places: number[] = [];
  let drawn = 0;
  while (view(state, 0).ending === 'running') {
    for (const { fact } of pass(state)) {
      if (fact === 'epidemicDrawn') places.push(drawn);
      if (fact === 'epidemicDrawn' || fact === 'drewCard') drawn++;
    }
  }
  return faceDown(state).playerCards.some(isEpidemic) ? [...places, drawn] : places;
}

describe('setup, the player deck', () => {
  it('BASE-SET-18 BASE-CMP-17 as many epidemics as agreed are in the deck, the others are out of the game', () => {
    for (const table of TABLES) {
      const game = compiled(table);
      for (const seed of SEEDS) {
        const { state } = start(game, seed);
        expect(faceDown(state).playerCards.filter(isEpidemic)).toHaveLength(table.epidemics);
        expect(view(state, 0).removed.filter(isEpidemic)).toHaveLength(6 - table.epidemics);
        expect(view(state, 0).removed).toHaveLength(6 - table.epidemics);
      }
    }
  });

  it('BASE-SET-19 BASE-SET-20 BASE-SET-21 BASE-SET-22 the piles are known to all: sizes, order, one epidemic in each', () => {
    for (const table of TABLES) {
      const piles = pilesOf(table.players, table.epidemics);
      expect(Math.max(...piles) - Math.min(...piles)).toBeLessThanOrEqual(1);
      expect(piles).toEqual(piles.toSorted((one, other) => other - one));
      const { state } = start(compiled(table), SEEDS[0]!);
      for (let viewer = 0; viewer <= table.players; viewer++) {
        const { playerDeck } = view(state, viewer);
        const wanted = piles.map((cards) => ({ size: cards + 1, known: {}, sets: { cards, epidemics: 1 } }));
        expect(playerDeck.groups).toEqual(wanted);
        expect(playerDeck.size).toBe((table.players === 3 ? 44 : 45) + table.epidemics);
      }
    }
  });

  it('BASE-SET-20 BASE-SET-21 BASE-SET-23 the cards lie as the piles say: one epidemic in each, at any place of it', () => {
    for (const table of TABLES) {
      const game = compiled(table);
      const piles = pilesOf(table.players, table.epidemics);
      const places = new Set<number>();
      for (const seed of seeds(150)) {
        const cards = faceDown(start(game, seed).state).playerCards;
        const epidemics = cards.flatMap((card, position) => (isEpidemic(card) ? [position] : []));
        expect(epidemics.map((position) => pileAt(piles, position))).toEqual(piles.map((_, pile) => pile));
        for (const position of epidemics) places.add(position);
      }
      expect(places.size).toBe(view(start(game, SEEDS[0]!).state, 0).playerDeck.size);
    }
  });

  it('BASE-SET-23 played to the end of the deck, the epidemics come one in each block', () => {
    for (const table of TABLES) {
      const game = compiled({ ...table, options: { hands: 'open', windows: 'possible' } });
      const piles = pilesOf(table.players, table.epidemics);
      for (const seed of seeds(2)) {
        const state = withoutDiseases(start(game, seed).state);
        const blocks = placesOfEpidemics(state).map((place) => pileAt(piles, place));
        expect(blocks).toEqual(piles.map((_, pile) => pile));
        expect(view(state, 0).playerDeck.size).toBeLessThan(2);
        expect(view(state, 0).ending).toBe('cards');
      }
    }
  });

  it('BASE-SET-17 BASE-SET-19 the undealt cards are shuffled: any of them may lie on top', () => {
    const game = compiled({ players: 2, epidemics: 4 });
    const tops = new Set(seeds(900).map((seed) => faceDown(start(game, seed).state).playerCards[0]!));
    const cities = game.cardIds.filter((card) => !isEpidemic(card));
    expect(cities.filter((card) => !tops.has(card))).toEqual([]);
  });
});
