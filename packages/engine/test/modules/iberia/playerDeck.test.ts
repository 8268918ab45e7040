import { describe, expect, it } from 'vitest';
import { compile, start, view } from '../../../src/index.ts';
import { faceDown, isEpidemic } from '../base/tables.ts';
import { everyDeal, iberianGame, iberianSeeds, sitDown, TABLES } from './setups.ts';

/** City and event cards in each pile, top to bottom, by epidemics: for two or three players, for four or five. */
const FEW: Readonly<Record<number, readonly number[]>> = {
  4: [11, 11, 11, 11],
  5: [9, 9, 9, 9, 8],
  6: [8, 8, 7, 7, 7, 7],
};
const MANY: Readonly<Record<number, readonly number[]>> = {
  4: [12, 12, 11, 11],
  5: [10, 9, 9, 9, 9],
  6: [8, 8, 8, 8, 7, 7],
};
const DECKS: Readonly<Record<string, number>> = {
  '2 4': 48,
  '2 5': 49,
  '2 6': 50,
  '3 4': 48,
  '3 5': 49,
  '3 6': 50,
  '4 4': 50,
  '4 5': 51,
  '4 6': 52,
  '5 4': 50,
  '5 5': 51,
  '5 6': 52,
};

const pilesOf = (players: number, epidemics: number): readonly number[] =>
  (players < 4 ? FEW : MANY)[epidemics]!;

/** Number of the pile, from the top, in which the card at this position (counted from 0) lies. */
function pileAt(piles: readonly number[], position: number): number {
  let end = 0;
  return piles.findIndex((size) => position < (end += size + 1));
}

describe('setup, the player deck', () => {
  it('IB-SET-27 four, five or six epidemics are in the deck, and the others leave the game', () => {
    everyDeal(4, ({ state, epidemics }) => {
      expect(faceDown(state).playerCards.filter(isEpidemic)).toHaveLength(epidemics);
      expect(view(state, 0).removed).toHaveLength(6 - epidemics);
      expect(view(state, 0).removed.filter(isEpidemic)).toHaveLength(6 - epidemics);
    });
    for (const epidemics of [-4, 0, 3, 4.5, 7, Number.NaN]) {
      expect(compile({ game: 'iberia', epidemics })).toMatchObject({ ok: false });
    }
  });

  it('IB-SET-19 the deck is what the hands left: 44 cards for two or three, 46 for four or five', () => {
    everyDeal(4, ({ state, players }) => {
      const cards = faceDown(state).playerCards.filter((card) => !isEpidemic(card));
      expect(cards).toHaveLength(players < 4 ? 44 : 46);
      const hands = view(state, 0).seats.flatMap(({ hand }) => hand);
      expect(new Set([...cards, ...hands]).size).toBe(cards.length + hands.length);
      const cities = [...cards, ...hands].filter((card) => state.game.cityNumbers.has(card));
      expect(cities.sort()).toEqual([...state.game.cityIds].sort());
    });
  });

  it('IB-SET-28 IB-SET-29 IB-SET-30 IB-SET-31 all know the piles: sizes, order, one epidemic in each', () => {
    for (const table of TABLES) {
      const piles = pilesOf(table.players, table.epidemics);
      expect(Math.max(...piles) - Math.min(...piles)).toBeLessThanOrEqual(1);
      const { state } = start(iberianGame(table), iberianSeeds(1)[0]!);
      sitDown(state);
      for (let viewer = 0; viewer <= table.players; viewer++) {
        const { playerDeck } = view(state, viewer);
        const wanted = piles.map((cards) => ({ size: cards + 1, known: {}, sets: { cards, epidemics: 1 } }));
        expect(playerDeck.groups).toEqual(wanted);
        expect(playerDeck.size).toBe(DECKS[`${String(table.players)} ${String(table.epidemics)}`]);
      }
    }
  });

  it('IB-SET-28 IB-SET-29 IB-SET-30 IB-SET-31 one epidemic lies in each pile, at any place of it', () => {
    for (const table of TABLES) {
      const game = iberianGame(table);
      const piles = pilesOf(table.players, table.epidemics);
      const places = new Set<number>();
      for (const seed of iberianSeeds(150)) {
        const cards = faceDown(start(game, seed).state).playerCards;
        const epidemics = cards.flatMap((card, position) => (isEpidemic(card) ? [position] : []));
        expect(epidemics.map((position) => pileAt(piles, position))).toEqual(piles.map((_, pile) => pile));
        for (const position of epidemics) places.add(position);
      }
      expect(places.size).toBe(DECKS[`${String(table.players)} ${String(table.epidemics)}`]);
    }
  });

  it('IB-EX-121 the totals of setup for every number of players and epidemics', () => {
    everyDeal(10, ({ state, players, epidemics }) => {
      sitDown(state);
      const { cubes, seats, playerDeck, infectionDeck, infectionDiscard } = view(state, 0);
      const onBoard = Object.values(cubes).flatMap((city) => Object.values(city));
      expect(onBoard.reduce((sum, count) => sum + count, 0)).toBe(18);
      expect([infectionDiscard.length, infectionDeck.size]).toEqual([9, 39]);
      const size = [4, 3, 2, 2][players - 2];
      expect(seats.map((seat) => seat.handSize)).toEqual(seats.map(() => size));
      expect(playerDeck.size).toBe(DECKS[`${String(players)} ${String(epidemics)}`]);
      const piles = pilesOf(players, epidemics);
      const slices = piles.map(() => ({ cards: 0, epidemics: 0 }));
      faceDown(state).playerCards.forEach((card, at) => {
        slices[pileAt(piles, at)]![isEpidemic(card) ? 'epidemics' : 'cards']++;
      });
      expect(slices).toEqual(piles.map((cards) => ({ cards, epidemics: 1 })));
    });
  });

  it('IB-SET-18 IB-SET-28 the undealt cards are shuffled: any of them may lie on top', () => {
    const game = iberianGame({ players: 5, epidemics: 4 });
    const tops = new Set(iberianSeeds(900).map((seed) => faceDown(start(game, seed).state).playerCards[0]!));
    const undealt = game.cardIds.filter((card) => !isEpidemic(card) && !tops.has(card));
    expect(undealt).toEqual([]);
  });
});
