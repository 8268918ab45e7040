// Which place comes next when somebody goes over the board with keys.
import type { Point } from '../maps/drawing.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Stop {
  readonly key: string;
  readonly at: Point;
  readonly name: string;
}

const WAYS: Readonly<Record<Direction, Point>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** What lies aside is counted this many times: a place straight ahead wins against a nearer one at an angle. */
const ASIDE = 2;

/** The nearest stop in a direction; undefined where nothing lies there. */
export function nearestInDirection(
  stops: readonly Stop[],
  from: Point,
  direction: Direction,
): Stop | undefined {
  const [wx, wy] = WAYS[direction];
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const [dx, dy] = [stop.at[0] - from[0], stop.at[1] - from[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0 || aside > ahead * 2.5) continue;
    const cost = Math.hypot(ahead, aside * ASIDE);
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The next stop after the present one whose name begins with a letter; round to the first one. */
export function nextWithInitial(
  stops: readonly Stop[],
  present: string | undefined,
  letter: string,
): Stop | undefined {
  const named = stops
    .filter(({ name }) => plain(name).startsWith(plain(letter)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const index = named.findIndex(({ key }) => key === present);
  return named[(index + 1) % Math.max(named.length, 1)];
}
