// How many actions whoever is asked has left, if actions are what the game waits for.
import type { View } from '@cordon/engine';

/** The frames that lend actions, and how many they usually lend. */
const USUAL: Readonly<Record<string, number>> = { actions: 4, cdc: 1 };

export interface Lent {
  readonly left: number;
  readonly usual: number;
}

export function actionsLent({ waitsFor, frames }: View): Lent | undefined {
  const frame = frames.at(-1);
  const left = frame?.['left'];
  const usual = USUAL[String(frame?.['frame'])];
  return waitsFor === 0 || usual === undefined || typeof left !== 'number' ? undefined : { left, usual };
}
