// What two worlds that look the same to somebody have in different places: hands, decks, the cards in the box.
import type { State } from '@cordon/engine';
import { PLACES } from '@cordon/engine/inner';
import { secretFields } from './fields.ts';

/** A kind of cards by its place, such as “epidemic in the box”, where the worlds hold other ones or in another order. */
export function whatLiesElsewhere(here: State, there: State): string[] {
  const { cardClasses, cityIds, infectionIds, shape } = here.game;
  const found = new Set<string>();
  for (const { name, first, end } of cardClasses) {
    for (let card = first; card < end; card++) {
      const [one, other] = [here.places[card]!, there.places[card]!];
      if (one === other) continue;
      for (const place of [one, other])
        if (place === PLACES.boxed) found.add(`${name} in the box`);
        else if (place < shape.seats) found.add(`${name} in a hand`);
    }
    const among = ({ playerDeck: { cards, size } }: State): string =>
      [...cards.subarray(0, size)].map((card) => (card >= first && card < end ? card : '')).join();
    if (among(here) !== among(there)) found.add(`${name} in the deck`);
  }
  const infections = ({ infectionDeck: { cards, size } }: State, isCity: boolean): string =>
    [...cards.subarray(0, size)].map((card) => (card < cityIds.length === isCity ? card : '')).join();
  if (infections(here, true) !== infections(there, true)) found.add('infection cards');
  if (infectionIds.length > cityIds.length && infections(here, false) !== infections(there, false))
    found.add('added infection cards');
  for (const { name, from, end } of secretFields(here.game))
    if (here.cells.subarray(from, end).join() !== there.cells.subarray(from, end).join()) found.add(name);
  return [...found];
}
