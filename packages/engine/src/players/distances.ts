// How many lines lie between two cities, worked out once for each game.
import type { Game } from '../kernel/types.ts';

const known = new WeakMap<Game, Uint8Array>();

/** distances[from * cities + to] */
export function distancesOf(game: Game): Uint8Array {
  const found = known.get(game);
  if (found !== undefined) return found;
  const { cities } = game.shape;
  const distances = new Uint8Array(cities * cities);
  for (let from = 0; from < cities; from++) {
    const reached = [from];
    for (const city of reached) {
      for (const next of game.near[city]!) {
        if (next === from || distances[from * cities + next] !== 0) continue;
        distances[from * cities + next] = distances[from * cities + city]! + 1;
        reached.push(next);
      }
    }
  }
  known.set(game, distances);
  return distances;
}
