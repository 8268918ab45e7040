// The regions of a board in words: which cities lie around each, and what is there.
import type { Game, View } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { cityName, findCity, idFrom, regionName } from './names.ts';

/** All regions, or the one that is named, or those around the city that is named. */
export function regionLines(game: Game, view: View, name: string): string[] {
  if (game.regionIds.length === 0) return ['This board has no regions.'];
  if (name === '') return game.regionIds.map((id) => regionLine(game, view, id));
  const number = game.regionNumbers.get(idFrom(name));
  if (number !== undefined) return [regionLine(game, view, game.regionIds[number]!)];
  const city = findCity(game, name);
  if (city === undefined) return [`There is no region and no city “${name}”, or more than one begins so.`];
  return [
    `Around ${cityName(game, city)}:`,
    ...Array.from(game.regionsOf[game.cityNumbers.get(city)!]!, (region) =>
      regionLine(game, view, game.regionIds[region]!),
    ),
  ];
}

function regionLine(game: Game, view: View, id: string): string {
  const notes = wordsOf(game.id).region(view, id);
  return `  ${regionName(game, id)}${notes.length === 0 ? '' : `: ${notes.join(', ')}`}`;
}
