// Commands that were played at once are taken back at once.
import type { EntryMessage } from '@cordon/protocol';
import { standing } from './standing.ts';

/** The move before the last command of a seat, or before all that it said together with it; undefined where another spoke last. */
export function moveBeforeLast(entries: readonly EntryMessage[], seat: number): number | undefined {
  const played = standing(entries);
  const last = played.at(-1);
  if (last?.seat !== seat) return undefined;
  // The moves of a saved game have the time at which it was loaded in common, and nothing else.
  const other = played.findLastIndex(
    (entry) => entry.seat !== seat || entry.at !== last.at || (entry.earlier === 'yes' && entry !== last),
  );
  return played[other + 1]!.move - 1;
}
