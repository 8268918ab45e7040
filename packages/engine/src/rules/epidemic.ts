// An epidemic: raise the rate, infect the bottom city with three cubes, put the reshuffled discard pile on the deck. After
// the last card of a draw that is resolved at once the hands are counted.
// BASE-EPI-1 to BASE-EPI-17
import { defineFrame, eachFrame, FIELDS, findFrame, NOWHERE, pop, push } from '../kernel/frame.ts';
import { anyOf, commonPoint } from '../kernel/points.ts';
import { between } from '../kernel/ranges.ts';
import { NOBODY, PLACES, type Card, type Module, type State } from '../kernel/types.ts';
import { isEpidemic, removeCard } from '../ops/cards.ts';
import { reshuffleInfectionDiscard } from '../ops/decks.ts';
import { raiseRate } from '../ops/markers.ts';
import { infectCity } from './infectionCard.ts';
import { pushHandLimits } from './handLimit.ts';
import { pushBeforeIntensify } from './window.ts';

const CARD = FIELDS;
const STEP = FIELDS + 1;
const CUBES = 3;

export function pushEpidemic(s: State, card: Card): void {
  push(s, epidemic, card);
}

/** Some other card of the draw that is resolved at once is unfinished or still to come. */
export const drawnCardWaits = commonPoint.any('drawnCardWaits');

/** Whether a card of the draw that no hand holds is unfinished or still to come. */
export function resolutionWaits(s: State): boolean {
  return findFrame(s, epidemic) !== NOWHERE || anyOf(s, drawnCardWaits);
}

/** A card that no hand holds is resolved; after the last one of a draw the hands are counted. */
export function resolutionDone(s: State): void {
  if (!resolutionWaits(s)) pushHandLimits(s, NOBODY);
}

const epidemic = defineFrame({
  name: 'epidemic',
  fields: ['card', 'step'],
  ranges: { step: between(0, 2) },
  on: ['turn', 'pause'],
  part: 'draw',
  sound: (s, at) => isEpidemic(s, s.stack[at + CARD]!) && s.places[s.stack[at + CARD]!] === PLACES.aside,
  step(s, at) {
    const step = s.stack[at + STEP]!;
    s.stack[at + STEP] = step + 1;
    if (step === 0) {
      raiseRate(s);
      infectCity(s, 'bottom', CUBES, 'epidemic');
    } else if (step === 1) pushBeforeIntensify(s);
    else {
      reshuffleInfectionDiscard(s);
      removeCard(s, s.stack[at + CARD]!, 'epidemic');
      pop(s);
      resolutionDone(s);
    }
    return true;
  },
});

/** Every epidemic that was drawn and is not resolved yet has its frame. */
function isSound(s: State): boolean {
  const waiting = new Set<Card>();
  eachFrame(s, (kind, at) => {
    if (kind === epidemic) waiting.add(s.stack[at + CARD]!);
  });
  return s.places.every((place, card) => !isEpidemic(s, card) || place !== PLACES.aside || waiting.has(card));
}

export const epidemicRules: Module = { id: 'epidemic', frames: [epidemic], sound: isSound };
