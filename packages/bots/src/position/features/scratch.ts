// Sizes of the arrays that the features work in. These arrays belong to the modules rather than to an extractor: code that always
// works on the same arrays runs about a quarter faster than code that is instantiated for each game.
import type { Game } from '@cordon/engine/inner';

/** Sets of cities are two words of bits. */
export const MOST_CITIES = 64;
/** Those of the cities and some that belong to none. */
export const MOST_INFECTION_CARDS = 72;
export const MOST_COLOURS = 8;
/** One for each colour, and some that are about none. */
export const MOST_GOALS = 8;
export const MOST_SEATS = 8;
export const MOST_SPOTS = MOST_CITIES * MOST_COLOURS;

/** Throws where a game is too large for the arrays. */
export function checkSizes(game: Game): void {
  const { cities, infectionCards, colours, seats } = game.shape;
  const goals = game.goals?.count(game) ?? 0;
  const fits =
    cities <= MOST_CITIES &&
    infectionCards <= MOST_INFECTION_CARDS &&
    colours <= MOST_COLOURS &&
    goals <= MOST_GOALS &&
    seats <= MOST_SEATS;
  if (fits) return;
  const sizes = Object.entries({ cities, 'infection cards': infectionCards, colours, goals, seats });
  const told = sizes.map(([what, count]) => `${String(count)} ${what}`).join(', ');
  throw new Error(`${game.id} is too large for the features: ${told}`);
}
