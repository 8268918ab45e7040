// What lies around a city of Iberia: rails and water.
import type { View } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';
import { countsIn, textShown, listShown } from '@cordon/protocol/telling';

/** The cities that a rail joins to this one. */
export function railsFrom(view: View, city: string): string[] {
  const { lines } = factsOf(view.config.game);
  return listShown(view, 'rails').flatMap((id) => {
    const ends = lines.find((line) => line.id === id)?.ends ?? [];
    return ends.some((end) => end === city) ? ends.filter((end) => end !== city) : [];
  });
}

/** The tokens in the regions around a city, and whether one of them is protected. */
export function tokensAround(view: View, city: string): { tokens: number; prevention: boolean } {
  const around = factsOf(view.config.game).regions.filter(({ cities }) => cities.includes(city));
  const counts = countsIn(view.shows['tokens']);
  return {
    tokens: around.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
    prevention: around.some(({ id }) => id === textShown(view, 'prevention')),
  };
}
