// Bots of one side against those of another: every deal is played once for each way of handing the sides out, so that nobody has the better one.
import type { Game } from '@cordon/engine';
import { Trouble } from '../trouble.ts';

/** How many sides there are at a table; where all play together, one. */
export const sideCount = ({ sides }: Game): number => 1 + Math.max(...sides);

/** For each way of handing the sides out the bot of every side. */
export function rotationsOf(game: Game, bots: readonly string[]): readonly (readonly string[])[] {
  const count = sideCount(game);
  if (count === 1)
    throw new Trouble('At this table all play together; --sides is for sides against each other.');
  if (bots.length !== count)
    throw new Trouble(`--sides names ${String(bots.length)} bots for ${String(count)} sides.`);
  const rotated = bots.map((_, turn) => bots.map((_one, side) => bots[(side + turn) % count]!));
  return rotated.filter((one, index) => rotated.findIndex((other) => other.join() === one.join()) === index);
}

/** One bot for each seat, from those of the sides. */
export const seatsBySide = ({ sides }: Game, bots: readonly string[]): readonly string[] =>
  Array.from(sides, (side) => bots[side]!);
