// Setup: the Mutation cards lie on the infection discard pile after the first nine cities; the Mutation Events are shuffled into what is left
// of the player cards once hands are dealt, before it is divided. BRINK-MUT-2 BRINK-MUT-3
import { after } from '../../../../kernel/steps.ts';
import type { SetupStep, State } from '../../../../kernel/types.ts';
import { discardInfectionCard } from '../../../../ops/decks.ts';
import { shuffleIn } from '../../../../rules/deal.ts';
import { endOfMutationEvents, firstMutationEvent } from './mutationEvent.ts';

function layMutationCards(s: State): void {
  const { cities, infectionCards } = s.game.shape;
  for (let card = cities; card < infectionCards; card++) discardInfectionCard(s, card);
}

export const shuffleInEvents: SetupStep = {
  name: 'mutation-events',
  run: (s) => shuffleIn(s, firstMutationEvent(s), endOfMutationEvents(s)),
};

function withMutationCards(usual: readonly SetupStep[]): readonly SetupStep[] {
  return after('infections', usual, { name: 'mutation-cards', run: layMutationCards });
}

/** With `events` for the step that sees to the Mutation Events. */
export function mutationSetup(
  usual: readonly SetupStep[],
  events: SetupStep = shuffleInEvents,
): readonly SetupStep[] {
  return after('hands', withMutationCards(usual), events);
}
