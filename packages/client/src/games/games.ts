// The games there are, as the page knows them.
import { GAMES as guides } from 'virtual:cordon-games';
import type { CityFacts, GameFacts } from './facts.ts';

export { CARDS_PER_TURN, PARTNERS, USUAL_PARTNER } from 'virtual:cordon-games';
export const GAMES: readonly GameFacts[] = guides;

export function factsOf(game: string): GameFacts {
  const facts = GAMES.find(({ id }) => id === game);
  if (facts === undefined) throw new Error(`there is no game “${game}”`);
  return facts;
}

const cities = new Map<string, ReadonlyMap<string, CityFacts>>();

/** The city of a game by its id; undefined for a card that is no city's. */
export function cityOf(game: string, id: string): CityFacts | undefined {
  let known = cities.get(game);
  if (known === undefined) {
    known = new Map(factsOf(game).cities.map((city) => [city.id, city]));
    cities.set(game, known);
  }
  return known.get(id);
}
