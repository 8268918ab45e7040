// What lies around a city, and who stands in it.
import type { View } from '@cordon/engine';
import { factsOf } from '../../../games/games.ts';
import type { Talk } from '../talk.ts';

/** The players whose pawns are there, without one. */
export function pawnsIn(talk: Talk, view: View, city: string, besides = 0): string[] {
  return view.seats
    .filter((one) => one.city === city && one.seat !== besides)
    .map((one) => talk.who(one.seat));
}

/** The cities that a line joins to this one, with the number of their cubes. */
export function neighbours(game: string, view: View, city: string): { id: string; cubes: number }[] {
  return factsOf(game)
    .lines.flatMap(({ ends: [one, other] }) => (one === city ? [other] : other === city ? [one] : []))
    .map((id) => ({ id, cubes: Object.values(view.cubes[id] ?? {}).reduce((sum, count) => sum + count, 0) }));
}
