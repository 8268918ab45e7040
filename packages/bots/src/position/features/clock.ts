// How late it is.
import { CARDS_PER_TURN, type State } from '@cordon/engine/inner';

/** Turns that the player deck still lasts. */
export function turnsLeft(s: State): number {
  return Math.floor(s.playerDeck.size / CARDS_PER_TURN);
}

/** Epidemics that are still in the player deck. */
export function epidemicsLeft({ playerDeck: { cards, size }, game }: State): number {
  let left = 0;
  for (let at = 0; at < size; at++) if (cards[at]! >= game.firstEpidemic) left++;
  return left;
}
