// What is said about the decks is true of the decks as they really lie, and no more than the view says.
import type { View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { infectionKnowledge, nextEpidemic } from '../../src/panels/knowledge.ts';
import { lookAround, tables, type Position } from '../choices/positions.ts';

/** From the top, in names. */
const trueInfections = ({ state, game }: Position): string[] =>
  Array.from(
    state.infectionDeck.cards.slice(0, state.infectionDeck.size),
    (card) => game.cityIds[card]!,
  ).toReversed();

const truePlayerCards = ({ state, game }: Position): string[] =>
  Array.from(
    state.playerDeck.cards.slice(0, state.playerDeck.size),
    (card) => game.cardIds[card]!,
  ).toReversed();

function checkInfections(position: Position): void {
  const deck = trueInfections(position);
  const groups = infectionKnowledge(position.view());
  expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(deck.length);
  let first = 1;
  for (const group of groups) {
    expect(group.first).toBe(first);
    const places = Array.from({ length: group.size }, (_, index) => first + index);
    const known = new Set(group.at.map(({ place }) => place));
    for (const { place, card } of group.at) {
      expect(places).toContain(place);
      expect(deck[place - 1]).toBe(card);
    }
    const others = places.filter((place) => !known.has(place)).map((place) => deck[place - 1]!);
    expect(group.from.reduce((sum, { count }) => sum + count, 0)).toBe(others.length);
    for (const { count, cards } of group.from)
      expect(others.filter((card) => cards.includes(card))).toHaveLength(count);
    first += group.size;
  }
}

function checkEpidemic(position: Position): void {
  const deck = truePlayerCards(position);
  const place = deck.findIndex((card) => card.startsWith('epidemic')) + 1;
  const said = nextEpidemic(position.view());
  const { least, most } = said ?? { least: 0, most: 0 };
  expect(least).toBeLessThanOrEqual(place);
  expect(most).toBeGreaterThanOrEqual(place);
  expect(said === undefined).toBe(place === 0);
}

it.each(['open', 'private'])('what is said holds in the decks of real games: %s hands', (hands) => {
  let looked = 0;
  let deep = 0;
  const requests = tables().map((request) =>
    request.game === 'base' ? { ...request, options: { hands } } : request,
  );
  lookAround(requests, 1, (position) => {
    looked++;
    checkInfections(position);
    checkEpidemic(position);
    if (infectionKnowledge(position.view()).length > 1) deep++;
  });
  expect(looked).toBeGreaterThan(1000);
  expect(deep).toBeGreaterThan(100);
});

it('the range of an epidemic is as wide as the view leaves it open', () => {
  const ranges = new Set<number>();
  lookAround(tables().slice(0, 4), 1, ({ view }) => {
    const shown = view();
    const { groups } = shown.playerDeck;
    if (groups.some(({ known }) => Object.keys(known).length > 0)) return;
    const index = groups.findIndex(({ sets }) => (sets['epidemics'] ?? 0) > 0);
    const before = groups.slice(0, index).reduce((sum, { size }) => sum + size, 0);
    const size = groups[index]?.size;
    expect(nextEpidemic(shown)).toEqual(
      size === undefined ? undefined : { least: before + 1, most: before + size },
    );
    ranges.add(size ?? 0);
  });
  expect(ranges.size).toBeGreaterThan(5);
});

const withGroups = (groups: View['playerDeck']['groups'], view: View): View => ({
  ...view,
  playerDeck: { size: groups.reduce((sum, { size }) => sum + size, 0), groups },
});

it('places that are known to hold something else do not count', () => {
  let seen: View | undefined;
  lookAround(tables().slice(0, 1), 1, ({ view }) => {
    seen ??= view();
  });
  const said = (groups: View['playerDeck']['groups']) => nextEpidemic(withGroups(groups, seen!));
  expect(
    said([
      { size: 2, known: {}, sets: { cards: 2 } },
      { size: 4, known: { 3: 'cairo', 6: 'paris' }, sets: { cards: 1, epidemics: 1 } },
    ]),
  ).toEqual({ least: 4, most: 5 });
  expect(said([{ size: 3, known: { 2: 'epidemic-1' }, sets: { cards: 2 } }])).toEqual({ least: 2, most: 2 });
  expect(said([{ size: 3, known: {}, sets: { cards: 3 } }])).toBeUndefined();
});

it('says only what the view says: as many cards of a set, and the names of the set', () => {
  lookAround(tables().slice(0, 4), 1, ({ view }) => {
    const shown = view();
    for (const [index, { at, from, size }] of infectionKnowledge(shown).entries()) {
      const group = shown.infectionDeck.groups[index]!;
      expect(size).toBe(group.size);
      expect(Object.fromEntries(at.map(({ place, card }) => [place, card]))).toEqual(group.known);
      expect(from.map(({ count }) => count)).toEqual(Object.values(group.sets));
      expect(from.map(({ cards }) => cards)).toEqual(
        Object.keys(group.sets).map((set) => shown.infectionDeck.sets[set]),
      );
    }
  });
});
