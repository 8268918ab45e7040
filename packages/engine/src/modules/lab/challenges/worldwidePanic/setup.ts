// Setup of Worldwide Panic: of the nine cities flipped the first gets one purple cube, the fourth two, the seventh three. A table may leave
// the Mutation Events out. LAB-WP-4 LAB-WP-5, BRINK-MUT-5 BRINK-MEV-14
import type { OptionSpec } from '../../../../kernel/config.ts';
import { after } from '../../../../kernel/steps.ts';
import type { SetupStep, State } from '../../../../kernel/types.ts';
import { removeCard } from '../../../../ops/cards.ts';
import { addCubes } from '../../../../ops/cubes.ts';
import { endOfMutationEvents, firstMutationEvent } from '../../../brink/challenges/mutation/mutationEvent.ts';
import { purpleIn } from '../../../brink/challenges/mutation/purple.ts';
import { mutationSetup, shuffleInEvents } from '../../../brink/challenges/mutation/setup.ts';

const CITIES_FOR_EACH_COUNT = 3;
const MOST_CUBES = 3;

/** The rulebook does not name the Mutation Events, so tables may differ. */
export const mutationEvents: OptionSpec = {
  name: 'mutation-events',
  values: ['used', 'none'],
  usual: () => 'used',
};

function infectFirstPurple(s: State): void {
  for (let count = 1; count <= MOST_CUBES; count++)
    addCubes(s, s.infectionDiscard.cards[(count - 1) * CITIES_FOR_EACH_COUNT]!, purpleIn(s), count, 'setup');
}

function dealEvents(s: State): void {
  if (s.game.config.options[mutationEvents.name] === 'used') shuffleInEvents.run(s);
  else
    for (let card = firstMutationEvent(s); card < endOfMutationEvents(s); card++)
      removeCard(s, card, 'setup');
}

export function panicSetup(usual: readonly SetupStep[]): readonly SetupStep[] {
  const steps = mutationSetup(usual, { name: shuffleInEvents.name, run: dealEvents });
  return after('infections', steps, { name: 'purple-infections', run: infectFirstPurple });
}
