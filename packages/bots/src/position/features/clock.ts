// How late it is.
import type { State } from '@cordon/engine/inner';

/** Turns that the player deck still lasts. */
export function turnsLeft(s: State): number {
  return s.playerDeck.size >> 1;
}
