// Setup of a team game: the rate marker starts on the third space; Goals and roles come before the cards, each pile gets a Bonus card, and the
// teams place their stations and pawns last. LAB-TEAM-4 to LAB-TEAM-15 LAB-TEAM-60
import { after, instead } from '../../../../kernel/steps.ts';
import type { SetupStep, State } from '../../../../kernel/types.ts';
import { boxEvents, dealHands } from '../../../../rules/deal.ts';
import { firstTurn } from '../../../../rules/turn.ts';
import { boxBonusCards, buildDeckWithBonus } from './bonus.ts';
import { choiceStep } from './choice.ts';
import { placingStep } from './placing.ts';

const THIRD_SPACE = 2;
const CARDS_IN_HAND = 2;

const rateMarker: SetupStep = {
  name: 'rate',
  run(s) {
    s.rate = THIRD_SPACE;
  },
};

/** Takes the player cards out of the box, where they were while roles were chosen, but for what does not take part. */
function takeOutCards(s: State): void {
  s.places.fill(0);
  boxEvents(s);
  boxBonusCards(s);
}

export function teamSetup(usual: readonly SetupStep[]): readonly SetupStep[] {
  const own: readonly SetupStep[] = [
    choiceStep,
    { name: 'events', run: takeOutCards },
    { name: 'hands', run: (s) => dealHands(s, CARDS_IN_HAND) },
    { name: 'deck', run: buildDeckWithBonus },
    { name: 'start', run: (s) => firstTurn(s, s.turn) },
  ];
  const steps = own.reduce((all, step) => instead(step.name, all, step), usual);
  return after('deck', after('board', steps, rateMarker), placingStep);
}
