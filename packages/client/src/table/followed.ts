// How far a line has been played since it was told.
import type { EntryMessage } from '@cordon/protocol';
import { standing } from './standing.ts';

/**
 * The number of its commands that were played after the entry `since`; undefined where something else was. Moves that a table
 * was made with don't count.
 */
export function followed(
  entries: readonly EntryMessage[],
  since: number,
  line: readonly string[],
): number | undefined {
  const played = standing(entries)
    .filter(({ number, earlier }) => number > since && earlier === undefined)
    .slice(0, line.length);
  const isSame = played.every(
    ({ seat, command = '' }, index) => line[index] === `${String(seat)}: ${command}`,
  );
  return isSame ? played.length : undefined;
}
