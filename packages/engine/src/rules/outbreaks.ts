// The outbreaks marker: it moves with every outbreak, and on its last space the game is lost. BASE-OUT-2 BASE-OUT-15 BRINK-SLI-2
import type { FlowFact } from '../kernel/facts.ts';
import { commonPoint, foldOf } from '../kernel/points.ts';
import type { City, Colour, State } from '../kernel/types.ts';
import { moveOutbreaks } from '../ops/markers.ts';

/** How many spaces an outbreak of a colour moves the marker. */
export const outbreakSteps = commonPoint.fold<[colour: Colour]>('outbreakSteps');

/** Tells of an outbreak and moves the marker, at most to its last space. */
export function countOutbreak(s: State, city: City, colour: Colour, depth: number): void {
  const total = Math.min(s.outbreaks + foldOf(s, outbreakSteps, 1, colour), s.game.outbreakLimit);
  s.sink?.({
    fact: 'outbreak',
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[colour]!,
    depth,
    total,
  } satisfies FlowFact);
  moveOutbreaks(s, total);
}
