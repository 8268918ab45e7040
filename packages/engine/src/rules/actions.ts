// The action part of a turn: usually up to four actions by the active player, in any order, until he says that he is done.
// BASE-TRN-2 BASE-TRN-3 BASE-TRN-4 BASE-TRN-5 BASE-TRN-10
import { defineCommand, pack } from '../kernel/command.ts';
import { defineFrame, FIELDS, findFrame, NOWHERE, pop, push } from '../kernel/frame.ts';
import { allRun, commonPoint, foldFor, personalPoint } from '../kernel/points.ts';
import { between } from '../kernel/ranges.ts';
import { MOMENTS, type Module, type Offers, type Part, type Seat, type State } from '../kernel/types.ts';

const SEAT = FIELDS;
const LEFT = FIELDS + 1;
const ACTIONS_PER_TURN = 4;

/** How many actions a seat has in a turn of its own. */
export const actionCount = personalPoint.fold('actionCount');
/** The action part is over; the draw follows. */
export const actionsEnded = commonPoint.all('actionsEnded');

export function actionsOf(s: State, seat: Seat): number {
  return foldFor(s, actionCount, seat, ACTIONS_PER_TURN);
}

export const actionPart: Part = {
  name: 'actions',
  begin: (s) => push(s, actions, s.turn, actionsOf(s, s.turn)),
};

/** How many actions the active player has left in the part that goes on. */
export function actionsLeft(s: State): number {
  return s.stack[findFrame(s, actions) + LEFT]!;
}

/** Takes actions from the active player. */
export function spendActions(s: State, count: number): void {
  grantActions(s, -count);
}

/** Whether the action part of this turn still goes on, on top or below something that interrupts it. */
export function actionsGoOn(s: State): boolean {
  return findFrame(s, actions) !== NOWHERE;
}

/** Gives the active player more actions in the part that goes on. */
export function grantActions(s: State, count: number): void {
  const at = findFrame(s, actions) + LEFT;
  s.stack[at] = s.stack[at]! + count;
}

/** Ends the action part; the draw follows at once. */
export const end = defineCommand({
  name: 'end',
  phrase: 'end',
  play(s) {
    pop(s);
    allRun(s, actionsEnded);
  },
});

function offerFree(s: State, seat: Seat, out: Offers): void {
  const { free } = s.game;
  for (let i = 0; i < free.length; i++) free[i]!(s, seat, out);
  const own = s.game.roleFree[s.roles[seat]!]!;
  for (let i = 0; i < own.length; i++) own[i]!(s, seat, out);
}

const actions = defineFrame({
  name: 'actions',
  fields: ['seat', 'left'],
  ranges: { left: between(0, 20) },
  on: ['turn'],
  part: actionPart.name,
  sound: (s, at) => s.stack[at + SEAT] === s.turn,
  moment: MOMENTS.pause,
  step: () => false,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    out.add(pack(end, seat));
    if (s.game.offersFree) offerFree(s, seat, out);
    if (s.stack[at + LEFT] === 0) return;
    const common = s.game.actions;
    for (let i = 0; i < common.length; i++) common[i]!(s, seat, out);
    const special = s.game.roleActions[s.roles[seat]!]!;
    for (let i = 0; i < special.length; i++) special[i]!(s, seat, out);
  },
});

export const actionRules: Module = { id: 'actions', frames: [actions], commands: [end] };
