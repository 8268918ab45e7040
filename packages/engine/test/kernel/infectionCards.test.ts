import { expect, test } from 'vitest';
import {
  resample,
  restore,
  seedFromText,
  sight,
  snapshot,
  start,
  view,
  type State,
} from '../../src/index.ts';
import {
  discardInfectionCard,
  drawInfectionCard,
  layOnInfectionDeck,
  removeInfectionCard,
} from '../../src/ops/decks.ts';
import { madeUpGame } from './madeUp.ts';

const STRANGE = ['strange-1', 'strange-2'];

const game = madeUpGame(
  'strange',
  {
    challenges: [
      {
        id: 'strange-cards',
        infectionCards: STRANGE,
        options: [],
        parts: (usual) => usual,
        modules: [],
        setup: (usual) => [
          ...usual,
          { name: 'strange', run: (s) => layOnInfectionDeck(s, Int32Array.of(48, 49), STRANGE.length) },
        ],
      },
    ],
  },
  { challenges: ['strange-cards'] },
);

const begun = (): State => start(game, seedFromText('strange')).state;

test('infection cards that belong to no city have names and numbers behind the cities', () => {
  expect(game.infectionIds).toEqual([...game.cityIds, ...STRANGE]);
  expect(game.shape.infectionCards).toBe(50);
});

test('a view names them in the deck, in the discard pile and when they have left the game', () => {
  const state = begun();
  expect(Object.values(view(state, 0).infectionDeck.sets)).toContainEqual(STRANGE);
  const facts: unknown[] = [];
  state.sink = (fact) => facts.push(fact);
  const [one, other] = [drawInfectionCard(state, 'top'), drawInfectionCard(state, 'top')];
  discardInfectionCard(state, one);
  discardInfectionCard(state, other);
  expect(view(state, 0).infectionDiscard.slice(-2).toSorted()).toEqual(STRANGE);
  removeInfectionCard(state, 48, 'a test');
  expect(view(state, 0).infectionRemoved).toEqual(['strange-1']);
  expect(facts).toContainEqual({ fact: 'specialInfectionDrawn', card: 'strange-1', from: 'top' });
  expect(facts).toContainEqual({ fact: 'specialInfectionDiscarded', card: 'strange-2' });
});

test('snapshots and resampled tables keep them', () => {
  const state = begun();
  const restored = restore(game, snapshot(state));
  expect(restored.ok && restored.value.cells).toEqual(state.cells);
  const orders = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const other = resample(sight(state, 1), seedFromText(String(i)));
    const { cards, size } = other.infectionDeck;
    expect(new Set([cards[size - 1]!, cards[size - 2]!])).toEqual(new Set([48, 49]));
    orders.add(cards[size - 1]!);
  }
  expect(orders.size).toBe(2);
});
