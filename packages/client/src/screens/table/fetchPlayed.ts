// All that a game and its boxes bring to a table, fetched at once.
import { loadLayer } from '../../board/registry.ts';
import { boxesOf, wordsOf, type Played } from '../../boxes/load.ts';
import { loadMap } from '../../maps/maps.ts';
import type { Language } from '../../words/words.ts';

export function fetchPlayed(
  language: Language,
  { game, boxes, challenges }: Played & { readonly game: string },
): Promise<unknown> {
  return Promise.all([
    wordsOf(language, { game, boxes, challenges }),
    boxesOf(language, boxes, challenges),
    loadMap(game),
    loadLayer(game),
  ]);
}
