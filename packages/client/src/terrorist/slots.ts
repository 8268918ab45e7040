// How far the turn of the Bio-Terrorist is.
import type { View } from '@cordon/engine';

export type Slot = 'done' | 'now' | 'open';

const COMMANDS = 3;

/** His three commands; undefined outside of his turn. What interrupts it (a chain, a hand that is too large) leaves them as they are. */
export function slotsOf({ frames, ending }: Pick<View, 'frames' | 'ending'>): readonly Slot[] | undefined {
  const left = frames.findLast(({ frame }) => frame === 'terrorist')?.['left'];
  if (typeof left !== 'number' || ending !== 'running') return undefined;
  const isAsked = frames.at(-1)?.frame === 'terrorist';
  return Array.from({ length: COMMANDS }, (_, index): Slot => {
    const done = COMMANDS - left;
    return index < done ? 'done' : index === done && isAsked ? 'now' : 'open';
  });
}
