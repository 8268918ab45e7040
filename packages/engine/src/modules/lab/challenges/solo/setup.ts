// Setup as for two players: the CDC's cards are dealt after the player's. Before the events come in, city cards are dealt to the discard pile,
// more of them the harder the game is, but never many of one colour. LAB-SOLO-3 to LAB-SOLO-5 LAB-SOLO-10 LAB-SOLO-11
import { shuffle } from '../../../../kernel/random.ts';
import { after, instead } from '../../../../kernel/steps.ts';
import type { SetupStep, State } from '../../../../kernel/types.ts';
import { putOnDiscard } from '../../../../ops/cards.ts';
import { dealHands } from '../../../../rules/deal.ts';
import type { SoloFact } from './facts.ts';
import { CDC, PLAYER } from './seats.ts';

const CARDS_IN_HAND = 4;
const MOST_OF_A_COLOUR = 6;

/** Epidemics to the city cards that are discarded. */
const DISCARDED: Readonly<Record<number, number>> = { 4: 8, 5: 12, 6: 14, 7: 16 };

/** Whether no colour has too many cards among the first of a list. */
function isMixed(s: State, cards: Int32Array, count: number): boolean {
  const counts = new Int32Array(s.game.shape.colours);
  for (let i = 0; i < count; i++) if (++counts[s.game.colourOf[cards[i]!]!]! > MOST_OF_A_COLOUR) return false;
  return true;
}

/** Ruling 32 (LAB-SOLO-5): all city cards are shuffled again, until it fits. */
function discardFirst(s: State): void {
  const count = DISCARDED[s.game.config.epidemics]!;
  const cards = Int32Array.from({ length: s.game.firstEvent }, (_, card) => card);
  do shuffle(s.random, cards, 0, cards.length);
  while (!isMixed(s, cards, count));
  const dealt = cards.subarray(0, count);
  for (const card of dealt) putOnDiscard(s, card);
  s.sink?.({
    fact: 'discardedAtStart',
    cards: Array.from(dealt, (card) => s.game.cardIds[card]!),
  } satisfies SoloFact);
}

/** Ruling 30 (LAB-SOLO-10): four cards to the player, then four to the CDC. */
const hands: SetupStep = {
  name: 'hands',
  run: (s) => dealHands(s, CARDS_IN_HAND, Int32Array.of(PLAYER, CDC)),
};

export function soloSetup(usual: readonly SetupStep[]): readonly SetupStep[] {
  return instead('hands', after('roles', usual, { name: 'first-discard', run: discardFirst }), hands);
}
