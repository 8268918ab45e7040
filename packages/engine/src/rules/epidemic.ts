// An epidemic: raise the rate, infect the bottom city with three cubes, put the reshuffled discard pile on the deck. After
// the last card of a draw that is resolved at once the hands are counted. A card with a name may do something between Infect and Intensify, or lie beside the
// board from then on.
// BASE-EPI-1 to BASE-EPI-17, BRINK-VS-11 BRINK-VS-14
import { defineFrame, eachFrame, FIELDS, findFrame, NOWHERE, pop, push } from '../kernel/frame.ts';
import { allRun, anyOf, commonPoint } from '../kernel/points.ts';
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
/** The step in which a card acts, and the last one. */
const ACTS = 2;
const INTENSIFIES = 3;

/** The Infect step of this epidemic is done, with all its outbreaks. */
export const infectStepDone = commonPoint.all<[card: Card]>('infectStepDone');
/** Acts: this card does something between Infect and Intensify, and has found something to do. */
export const actsOnce = commonPoint.any<[card: Card]>('actsOnce');
/** This epidemic is resolved. */
export const epidemicDone = commonPoint.all<[card: Card]>('epidemicDone');
/** This epidemic card lies beside the board although it is resolved. */
export const isInForce = commonPoint.any<[card: Card]>('isInForce');

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

/** Whether an epidemic that is being resolved has its Infect step behind it. */
export function hasInfected(s: State): boolean {
  let found = false;
  eachFrame(s, (kind, at) => (found ||= kind === epidemic && s.stack[at + STEP]! >= ACTS));
  return found;
}

const epidemic = defineFrame({
  name: 'epidemic',
  fields: ['card', 'step'],
  ranges: { step: between(0, INTENSIFIES) },
  on: ['turn', 'pause'],
  part: 'draw',
  sound: (s, at) => isEpidemic(s, s.stack[at + CARD]!) && s.places[s.stack[at + CARD]!] === PLACES.aside,
  step(s, at) {
    const [card, step] = [s.stack[at + CARD]!, s.stack[at + STEP]!];
    s.stack[at + STEP] = step + 1;
    if (step === 0) {
      raiseRate(s);
      infectCity(s, 'bottom', CUBES, 'epidemic');
    } else if (step === 1) {
      allRun(s, infectStepDone, card);
      pushBeforeIntensify(s);
    } else if (step === ACTS && anyOf(s, actsOnce, card)) pushBeforeIntensify(s);
    else finish(s, card);
    return true;
  },
});

function finish(s: State, card: Card): void {
  reshuffleInfectionDiscard(s);
  pop(s);
  allRun(s, epidemicDone, card);
  if (!anyOf(s, isInForce, card)) removeCard(s, card, 'epidemic');
  resolutionDone(s);
}

/** Every epidemic that was drawn and is not resolved yet has its frame; of those that are, only what is in force lies open. */
function isSound(s: State): boolean {
  const waiting = new Set<Card>();
  eachFrame(s, (kind, at) => {
    if (kind === epidemic) waiting.add(s.stack[at + CARD]!);
  });
  return s.places.every(
    (place, card) =>
      !isEpidemic(s, card) || (place === PLACES.aside) === (waiting.has(card) || anyOf(s, isInForce, card)),
  );
}

export const epidemicRules: Module = { id: 'epidemic', frames: [epidemic], sound: isSound };
