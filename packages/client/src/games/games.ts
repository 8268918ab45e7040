// The games that were fetched, as the page knows them. Each comes with its kit.
import { ORDER as GAME_IDS } from 'virtual:cordon-games';
import type { CityFacts, GameFacts } from './facts.ts';

export { CARDS_PER_TURN, ORDER as GAME_IDS, PARTNERS, USUAL_PARTNER } from 'virtual:cordon-games';

const known: GameFacts[] = [];

/** In the order in which they are offered; GAME_IDS has those too that were not fetched. */
export const GAMES: readonly GameFacts[] = known;

export function addFacts(facts: GameFacts): void {
  known.push(facts);
  known.sort((one, other) => GAME_IDS.indexOf(one.id) - GAME_IDS.indexOf(other.id));
}

export function factsOf(game: string): GameFacts {
  const facts = GAMES.find(({ id }) => id === game);
  if (facts === undefined) throw new Error(`the game “${game}” is not there`);
  return facts;
}

const cities = new Map<string, ReadonlyMap<string, CityFacts>>();

/** The city of a game by its id; undefined for a card that is no city's. */
export function cityOf(game: string, id: string): CityFacts | undefined {
  let places = cities.get(game);
  if (places === undefined) {
    places = new Map(factsOf(game).cities.map((city) => [city.id, city]));
    cities.set(game, places);
  }
  return places.get(id);
}
