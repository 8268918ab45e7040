// Names that come from the facts of a game, and what to say where there is no name.
import { titleOf } from '@cordon/protocol/telling';
import { cityOf, factsOf } from '../../../games/games.ts';
import type { Language } from '../../words.ts';

export { listed, titleOf } from '@cordon/protocol/telling';
export { capital } from '../../capital.ts';

export function cityName(language: Language, game: string, id: string): string {
  return cityOf(game, id)?.name[language] ?? titleOf(id);
}

export function lineName(language: Language, game: string, id: string): string {
  const line = factsOf(game).lines.find((one) => one.id === id);
  return line === undefined ? titleOf(id) : line.ends.map((end) => cityName(language, game, end)).join(' – ');
}

/** The cities that a region is named after. */
export function citiesNaming(game: string, region: string): readonly string[] {
  return factsOf(game).regions.find((one) => one.id === region)?.name ?? [];
}

/** “Cáceres–Madrid”. */
export function regionName(language: Language, game: string, id: string): string {
  const cities = citiesNaming(game, id).map((city) => cityName(language, game, city));
  return cities.length === 0 ? titleOf(id) : cities.join('–');
}
