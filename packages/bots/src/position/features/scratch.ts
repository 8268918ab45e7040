// Sizes of the arrays that the features work in. These arrays belong to the modules rather than to an extractor: code that always
// works on the same arrays runs about a quarter faster than code that is instantiated for each game.
import type { Game } from '@cordon/engine/inner';

/** Sets of cities are two words of bits. */
export const MOST_CITIES = 64;
export const MOST_COLOURS = 8;
export const MOST_SEATS = 8;
export const MOST_SPOTS = MOST_CITIES * MOST_COLOURS;

/** Throws where a game is too large for the arrays. */
export function checkSizes({ id, shape: { cities, colours, seats } }: Game): void {
  if (cities > MOST_CITIES || colours > MOST_COLOURS || seats > MOST_SEATS)
    throw new Error(
      `${id} is too large for the features: ${String(cities)} cities, ${String(colours)} colours, ${String(seats)} seats`,
    );
}
