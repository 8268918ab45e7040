// The infect part: as many infection cards as the rate says, one at a time, each with a pause before it.
// BASE-INF-1 BASE-INF-2 BASE-EVT-6 BASE-EVT-9 BASE-EVC-7
import { defineCommand, pack } from '../kernel/command.ts';
import type { FlowFact } from '../kernel/facts.ts';
import { defineFrame, FIELDS, findFrame, NOWHERE, pop, push } from '../kernel/frame.ts';
import { allRun, anyOf, commonPoint, foldOf, whoSaysYes } from '../kernel/points.ts';
import { FLAG } from '../kernel/ranges.ts';
import { rateInForce } from '../kernel/rate.ts';
import { MOMENTS, type InfectionCard, type Module, type Part, type State } from '../kernel/types.ts';
import { infectCity } from './infectionCard.ts';
import { partsBegun } from './turn.ts';
import { passesByItself } from './window.ts';

const LEFT = FIELDS;
const BEGUN = FIELDS + 1;

/** How many cards the coming infect part turns over, starting from the rate in force. */
export const infectionCards = commonPoint.fold('infectionCards');
/** The first card of the infect part comes from the bottom of the deck. */
export const infectsFromBottom = commonPoint.any('infectsFromBottom');
/** The coming infect part does not take place. */
export const skipsInfection = commonPoint.any('skipsInfection');
/** The first card of an infect part is about to be turned over. */
export const infectionBegan = commonPoint.all('infectionBegan');
/** Acts: all cards of the infect part are turned over, and one more follows. */
export const infectsOnceMore = commonPoint.any('infectsOnceMore');
/** Acts: the one card that is left was added by a rule that no longer holds, and is not turned over. */
export const infectsNoMore = commonPoint.any('infectsNoMore');
/** Turned over in the infect part, this card makes another one follow. Players that plan ahead ask for it. */
export const earnsOneMore = commonPoint.any<[card: InfectionCard]>('earnsOneMore');
/** An infect part was left out. */
export const infectionSkipped = commonPoint.all('infectionSkipped');

/** The part begins with its first card: until then an event may still cancel or change it. */
export const infectPart: Part = {
  name: 'infect',
  begin: (s) => push(s, infections),
};

/** Lets a rule change the rate in force; a part that has begun turns over as many cards fewer or more. BRINK-CTB-5 */
export function changeRate(s: State, change: () => void): void {
  const before = rateInForce(s);
  change();
  const at = findFrame(s, infections);
  if (at === NOWHERE || s.stack[at + BEGUN] === 0) return;
  s.stack[at + LEFT] = Math.max(0, s.stack[at + LEFT]! + rateInForce(s) - before);
}

/** Whether cards are still turned over before the next turn of the active player begins. */
export function infectsBeforeNextTurn(s: State): boolean {
  const { parts, turnOrder } = s.game;
  if (turnOrder.length > 1 || findFrame(s, infections) !== NOWHERE) return true;
  return partsBegun(s) <= parts.indexOf(infectPart) && !anyOf(s, skipsInfection);
}

function skip(s: State): void {
  s.sink?.({
    fact: 'infectionSkipped',
    by: whoSaysYes(s, skipsInfection),
  } satisfies FlowFact);
  allRun(s, infectionSkipped);
  pop(s);
}

function flip(s: State): void {
  const first = s.stack[s.top + BEGUN] === 0;
  const from = first && anyOf(s, infectsFromBottom) ? 'bottom' : 'top';
  if (first) {
    allRun(s, infectionBegan);
    s.stack[s.top + BEGUN] = 1;
  }
  s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
  infectCity(s, from, 1, 'infection');
}

/** A rule may add a card behind the last one, and take it back. */
function reconsider(s: State, at: number): void {
  const left = s.stack[at + LEFT]!;
  if (left === 0 && anyOf(s, infectsOnceMore)) s.stack[at + LEFT] = 1;
  else if (left === 1 && anyOf(s, infectsNoMore)) s.stack[at + LEFT] = 0;
}

/** Flips the next infection card. */
export const infect = defineCommand({ name: 'infect', phrase: 'infect', play: flip });

const infections = defineFrame({
  name: 'infections',
  fields: ['left', 'begun'],
  ranges: { left: ({ rates }) => [0, Math.max(...rates) + 1], begun: FLAG },
  on: ['turn'],
  part: infectPart.name,
  moment: MOMENTS.pause,
  step(s, at) {
    const begun = s.stack[at + BEGUN] === 1;
    if (!begun) s.stack[at + LEFT] = foldOf(s, infectionCards, rateInForce(s));
    if (begun) reconsider(s, at);
    if (s.stack[at + LEFT] === 0) pop(s);
    else if (!begun && anyOf(s, skipsInfection)) skip(s);
    else if (passesByItself(s, MOMENTS.pause)) flip(s);
    else return false;
    return true;
  },
  offer: (s, _at, out) => out.add(pack(infect, s.turn)),
});

export const infectRules: Module = { id: 'infect', frames: [infections], commands: [infect] };
