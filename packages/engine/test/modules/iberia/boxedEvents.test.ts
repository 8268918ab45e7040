import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  legal,
  resample,
  sight,
  snapshot,
  start,
  view,
  type Game,
  type State,
} from '../../../src/index.ts';
import { PLACES } from '../../../src/kernel/types.ts';
import { wordsFrom } from '../../properties/play.ts';
import { faceDown, pass } from '../base/tables.ts';
import { everyDeal, iberianGame, iberianSeeds, isEvent, sitDown } from './setups.ts';

const IN_PLAY: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6, 5: 8 };

function eventsIn(state: State, where: 'deck' | 'hands' | 'box'): string[] {
  const { game, places } = state;
  const place = (card: string): number => places[game.cardNumbers.get(card)!]!;
  return game.cardIds.filter((card) => {
    if (!isEvent(game, card)) return false;
    if (where === 'hands') return place(card) < game.shape.seats;
    return place(card) === (where === 'deck' ? PLACES.deck : PLACES.boxed);
  });
}

/** The same table with one boxed event and one of the deck in each other's place. */
function exchanged(state: State, boxed: string, inDeck: string): State {
  const copy = clone(state);
  const [out, into] = [boxed, inDeck].map((card) => state.game.cardNumbers.get(card)!) as [number, number];
  copy.places[out] = PLACES.deck;
  copy.places[into] = PLACES.boxed;
  copy.playerDeck.cards[copy.playerDeck.cards.indexOf(into)] = out;
  return copy;
}

/** A table with several events in the deck, the pawns on the board. */
function table(players: number): State {
  const game = iberianGame({ players });
  for (const seed of iberianSeeds(50)) {
    const { state } = start(game, seed);
    sitDown(state);
    if (eventsIn(state, 'deck').length >= 3 && eventsIn(state, 'hands').length > 0) return state;
  }
  throw new Error('no such deal');
}

describe('setup, the events that take part', () => {
  it('IB-SET-16 IB-EX-121 IB-DIF-2 four, five, six or eight of fifteen events are in hands and deck', () => {
    everyDeal(6, ({ state, players }) => {
      const { game } = state;
      const down = faceDown(state).playerCards.filter((card) => isEvent(game, card));
      const open = view(state, 0).seats.flatMap(({ hand }) => hand.filter((card) => isEvent(game, card)));
      expect(new Set([...down, ...open]).size).toBe(IN_PLAY[players]);
      expect([...down, ...open]).toHaveLength(IN_PLAY[players]!);
      expect(game.cardIds.filter((card) => isEvent(game, card))).toHaveLength(15);
      expect(eventsIn(state, 'box')).toHaveLength(15 - IN_PLAY[players]!);
    });
  });

  it('IB-SET-16 chance draws them: each event takes part about as often', () => {
    const game = iberianGame({ players: 3 });
    const counts = new Map<string, number>();
    for (const seed of iberianSeeds(900)) {
      const { state } = start(game, seed);
      for (const card of [...eventsIn(state, 'deck'), ...eventsIn(state, 'hands')]) {
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(15);
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(75);
  });

  it('IB-SET-17 they are shuffled among the city cards: an event lies at any place of the deck in some game', () => {
    const game = iberianGame({ players: 5, epidemics: 4 });
    const found = new Set<number>();
    for (const seed of iberianSeeds(300)) {
      faceDown(start(game, seed).state).playerCards.forEach((card, at) => {
        if (isEvent(game, card)) found.add(at);
      });
    }
    expect(found.size).toBe(50);
  });
});

describe('setup, the events that are left out', () => {
  it('IB-SET-17 no fact and no view names an event that is neither in a hand nor discarded', () => {
    everyDeal(3, ({ state, facts, players }) => {
      const told = JSON.stringify([...facts, ...sitDown(state)]);
      const unseen = [...eventsIn(state, 'deck'), ...eventsIn(state, 'box')];
      for (let viewer = 0; viewer <= players; viewer++) {
        const { config: _agreed, ...seen } = view(state, viewer);
        const shown = JSON.stringify(seen);
        expect(unseen.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
      }
      expect(unseen.filter((card) => told.includes(`"${card}"`))).toEqual([]);
      expect(view(state, 0).removed.filter((card) => isEvent(state.game, card))).toEqual([]);
    });
  });

  it.each([2, 3, 4, 5])(
    'IB-SET-17 all that a seat sees and may do is the same whichever event is in the box',
    (players) => {
      const state = table(players);
      for (const boxed of eventsIn(state, 'box')) {
        for (const inDeck of eventsIn(state, 'deck')) {
          const other = exchanged(state, boxed, inDeck);
          expect(snapshot(other)).not.toEqual(snapshot(state));
          for (let viewer = 0; viewer <= players; viewer++) {
            expect(Array.from(sight(other, viewer).table.cells)).toEqual(
              Array.from(sight(state, viewer).table.cells),
            );
          }
          expect(legal(other)).toEqual(legal(state));
        }
      }
      expect(view(exchanged(state, eventsIn(state, 'box')[0]!, eventsIn(state, 'deck')[0]!), 1)).toEqual(
        view(state, 1),
      );
    },
  );

  it('IB-SET-17 the answer to somebody who tries an unseen event does not tell where it is', () => {
    const state = table(4);
    const reply = (card: string): unknown => {
      const answer = apply(state, { kind: card, seat: 1 } as never);
      if (answer.ok) throw new Error(`${card} is played`);
      return JSON.parse(JSON.stringify(answer.error).replaceAll(card, 'EVENT'));
    };
    const plain = (card: string): boolean =>
      Object.keys(state.game.kindsByName.get(card)!.operands).length === 0;
    const [boxed, inDeck] = [eventsIn(state, 'box').filter(plain), eventsIn(state, 'deck').filter(plain)];
    expect(Math.min(boxed.length, inDeck.length)).toBeGreaterThan(0);
    const replies = new Set([...boxed, ...inDeck].map((card) => JSON.stringify(reply(card))));
    expect(replies.size).toBe(1);
    expect([...replies][0]).toContain('card-not-held');
  });

  it('IB-SET-17 what a seat knows leaves each unseen event in the deck or in the box, and nothing else open', () => {
    for (const players of [2, 5]) {
      const state = table(players);
      for (let turns = 0; turns < 12; turns++) pass(state);
      const open = new Set([...eventsIn(state, 'hands'), ...view(state, 0).playerDiscard]);
      const unseen = state.game.cardIds.filter((card) => isEvent(state.game, card) && !open.has(card));
      const boxed = eventsIn(state, 'box').length;
      const random = wordsFrom('box');
      const counts = new Map(unseen.map((card) => [card, 0]));
      const seen = sight(state, 1);
      for (let run = 0; run < 900; run++) {
        const sample = resample(seen, random);
        const left = eventsIn(sample, 'box');
        expect(left).toHaveLength(boxed);
        for (const card of left) counts.set(card, counts.get(card)! + 1);
        if (run % 50 === 0) check(sample, state);
      }
      const wanted = (900 * boxed) / unseen.length;
      for (const [card, count] of counts) expect(Math.abs(count - wanted), card).toBeLessThan(90);
      expect(boxed).toBeLessThan(unseen.length);
    }
  });
});

/** The sample has every card once and shows the first seat what the table shows it. */
function check(sample: State, state: State): void {
  const { game }: { game: Game } = state;
  const down = faceDown(sample).playerCards;
  const { seats, removed, playerDiscard } = view(sample, 0);
  const all = [...down, ...seats.flatMap(({ hand }) => hand), ...removed, ...playerDiscard];
  expect([...all, ...eventsIn(sample, 'box')].sort()).toEqual([...game.cardIds].sort());
  expect(view(sample, 1)).toEqual(view(state, 1));
}
