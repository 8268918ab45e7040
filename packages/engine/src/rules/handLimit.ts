// A hand usually holds at most seven cards; whoever has more discards or plays events before anything else happens. BASE-HND-1 to 9
import { defineCommand, first, pack } from '../kernel/command.ts';
import { defineFrame, FIELDS, findFrame, NOWHERE, OPEN, pop, push } from '../kernel/frame.ts';
import { foldFor, personalPoint } from '../kernel/points.ts';
import { oneCard } from '../kernel/price.ts';
import { MOMENTS, NO_CARD, type Module, type Seat, type State } from '../kernel/types.ts';
import { nextHeld } from '../ops/cards.ts';
import { payCards } from './pay.ts';

const SEAT = FIELDS;
/** How many cards a hand holds unless a rule says otherwise. */
export const HAND_LIMIT = 7;

/** How many cards the hand of a seat may hold. */
export const handLimit = personalPoint.fold('handLimit');

export function limitOf(s: State, seat: Seat): number {
  return foldFor(s, handLimit, seat, HAND_LIMIT);
}

/** Makes a seat come down to the limit, if it is over it and is not asked already. */
export function pushHandLimit(s: State, seat: Seat): void {
  if (isOver(s, seat) && !isAsked(s, seat)) push(s, overLimit, seat);
}

/** Several seats may be over their limits at once, one question upon the other. */
function isAsked(s: State, seat: Seat): boolean {
  for (let at = findFrame(s, overLimit); at !== NOWHERE; at = findFrame(s, overLimit, at))
    if (s.stack[at + SEAT] === seat) return true;
  return false;
}

/** Makes every seat come down to the limit, except one or NOBODY. */
export function pushHandLimits(s: State, exempt: Seat): void {
  for (let seat = 0; seat < s.game.shape.seats; seat++) if (seat !== exempt) pushHandLimit(s, seat);
}

function isOver(s: State, seat: Seat): boolean {
  return s.handSizes[seat]! > limitOf(s, seat);
}

export const discard = defineCommand({
  name: 'discard',
  phrase: 'discard {card}',
  operands: { card: 'card' },
  price: (_s, command) => oneCard(first(command)),
  play: (s, command) => payCards(s, command, 'hand limit'),
});

const overLimit = defineFrame({
  name: 'hand-limit',
  fields: ['seat'],
  on: ['turn', OPEN],
  moment: MOMENTS.pause,
  step(s, at) {
    if (isOver(s, s.stack[at + SEAT]!)) return false;
    pop(s);
    return true;
  },
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    for (let card = nextHeld(s, seat, -1); card !== NO_CARD; card = nextHeld(s, seat, card))
      out.add(pack(discard, seat, card));
  },
});

export const handLimitRules: Module = {
  id: 'hand-limit',
  frames: [overLimit],
  commands: [discard],
  show: (s) => ({ handLimits: Array.from(s.handSizes, (_, seat) => limitOf(s, seat)) }),
};
