// The action part of a turn: usually up to four actions by the active player, in any order, until he says that he is done.
// BASE-TRN-2 BASE-TRN-3 BASE-TRN-4 BASE-TRN-5 BASE-TRN-10
import { defineCommand, pack } from '../kernel/command.ts';
import { defineFrame, FIELDS, findFrame, findLoan, frameAt, NOWHERE, pop, push } from '../kernel/frame.ts';
import { allRun, commonPoint, foldFor, personalPoint } from '../kernel/points.ts';
import { between } from '../kernel/ranges.ts';
import {
  MOMENTS,
  NOBODY,
  type ActionLoan,
  type Module,
  type Offers,
  type Part,
  type Seat,
  type State,
} from '../kernel/types.ts';

const SEAT = FIELDS;
const LEFT = FIELDS + 1;
const ACTIONS_PER_TURN = 4;

/** How many actions a seat has in a turn of its own. */
export const actionCount = personalPoint.fold('actionCount');
/** Those who could act have done so: the action part is over, or another part that lends actions. So many of them were left. */
export const actionsEnded = commonPoint.all<[left: number]>('actionsEnded');

/** Another seat of the same turn acts from now on. */
export const actionsPassOn = commonPoint.all('actionsPassOn');

/** How many actions a seat has that would have so many without its role. */
export function actionsOf(s: State, seat: Seat, usual: number = ACTIONS_PER_TURN): number {
  return foldFor(s, actionCount, seat, usual);
}

/** The seat whose turn it is begins to act. */
export function beginActions(s: State, usual: number = ACTIONS_PER_TURN): void {
  push(s, actions, s.turn, actionsOf(s, s.turn, usual));
}

export const actionPart: Part = { name: 'actions', begin: (s) => beginActions(s) };

/** How many actions are left to whoever has the actions now. */
export function actionsLeft(s: State): number {
  const at = findLoan(s);
  return frameAt(s, at).loan!.left(s, at);
}

/** Takes actions from whoever has them now. */
export function spendActions(s: State, count: number): void {
  const at = findLoan(s);
  // The action part is nearly always meant, and a call by name is quicker.
  if (frameAt(s, at) === actions) countedLoan.spend(s, at, count);
  else frameAt(s, at).loan!.spend(s, at, count);
}

/** Whether the action part of this turn still goes on, on top or below something that interrupts it. */
export function actionsGoOn(s: State): boolean {
  return findFrame(s, actions) !== NOWHERE;
}

/** Whether anybody can still act before the active player's next turn begins. */
export const actsBeforeNextTurn = (s: State): boolean => s.game.turnOrder.length > 1 || actionsGoOn(s);

/** The seat that has actions now, in the action part or in another that lends some; NOBODY if none has. */
export function seatActing(s: State): Seat {
  const at = findLoan(s);
  return at === NOWHERE ? NOBODY : frameAt(s, at).waitsFor(s, at);
}

/** Gives more actions to whoever has them now. */
export function grantActions(s: State, count: number): void {
  spendActions(s, -count);
}

/** The loan of a frame that keeps the number of actions in its second field, behind the seat. */
export const countedLoan: ActionLoan = {
  left: (s, at) => s.stack[at + LEFT]!,
  spend(s, at, count) {
    s.stack[at + LEFT] = s.stack[at + LEFT]! - count;
  },
};

/** Ends the action part; the draw follows at once. */
export const end = defineCommand({
  name: 'end',
  phrase: 'end',
  play(s) {
    const left = s.stack[s.top + LEFT]!;
    pop(s);
    allRun(s, actionsEnded, left);
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
  loan: countedLoan,
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
