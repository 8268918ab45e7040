// What the tests may look at although no player could: the order of the infection deck.
import type { Scenario } from '../scenario/scenario.ts';

/** The infection deck by name, the next card to be flipped first. */
export function infectionDeck(s: Scenario): string[] {
  const { cards, size } = s.state.infectionDeck;
  return Array.from({ length: size }, (_, at) => s.game.cityIds[cards[size - 1 - at]!]!);
}
