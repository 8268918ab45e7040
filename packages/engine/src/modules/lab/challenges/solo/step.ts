// The CDC's step: at the end of each turn, after the infections, the CDC may do one action. It is not saved for later; events may be played
// before and after it, and with more actions they may be the same. LAB-SOLO-14 to LAB-SOLO-18 LAB-SOLO-28 LAB-SOLO-30 LAB-SOLO-35 LAB-SOLO-42
import { defineCommand, kindOf, pack } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { allRun, commonPoint } from '../../../../kernel/points.ts';
import { between } from '../../../../kernel/ranges.ts';
import { noPawn } from '../../../../kernel/seating.ts';
import {
  MOMENTS,
  type CommandKind,
  type Module,
  type Offers,
  type Packed,
  type Part,
  type Refusal,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';
import { actionsEnded, countedLoan } from '../../../../rules/actions.ts';
import { drive } from '../../../../rules/move.ts';
import { give, take } from '../../../../rules/share.ts';
import { treat } from '../../../../rules/treat.ts';
import { passesByItself } from '../../../../rules/window.ts';
import { offerCures } from '../../../base/cure.ts';
import { offerPiecemeal } from '../../../base/curePayment.ts';
import { charter, direct, shuttle } from '../../../base/flights.ts';
import { offerSendings, sendings } from '../../../base/sending.ts';
import { build } from '../../../base/stations.ts';
import { assign, namesOfGone, offerAssignments, rolesGone } from './assign.ts';
import { drawCard, offerDraw } from './drawCard.ts';
import { exchange, offerExchanges } from './exchange.ts';
import { CDC, PLAYER } from './seats.ts';

const SEAT = FIELDS;
const ACTIONS = 1;
const MOST_ACTIONS = 20;

export const cdcPart: Part = { name: 'cdc', begin: (s) => push(s, cdcStep, CDC, ACTIONS) };

function finish(s: State): void {
  const left = countedLoan.left(s, s.top);
  pop(s);
  allRun(s, actionsEnded, left);
}

/** The CDC does nothing, or nothing more; the turn is over. */
const rest = defineCommand({ name: 'rest', phrase: 'rest', play: finish });

/** What takes a pawn of one's own, so that the CDC can't do it; abilities belong to their roles anyway. LAB-SOLO-17 */
const WITH_PAWN: ReadonlySet<CommandKind> = new Set([
  drive,
  direct,
  charter,
  shuttle,
  treat,
  give,
  take,
  build,
]);

function takesPawn(s: State, command: Packed): Refusal | undefined {
  return WITH_PAWN.has(s.game.kinds[kindOf(command)]!) ? noPawn(s, CDC) : undefined;
}

/** Offers what another challenge lets the CDC do with its action. */
export const offersCdc = commonPoint.all<[actor: Seat, out: Offers]>('offersCdc');

/** What lab actions ask. */
const LAB_QUESTIONS = ['placement', 'testing', 'sequencing'];

const cdcStep = defineFrame({
  name: 'cdc',
  fields: ['seat', 'left'],
  ranges: { left: between(0, MOST_ACTIONS) },
  on: ['turn'],
  carries: ['cure-payment', 'epidemic', 'mutation-event', ...LAB_QUESTIONS],
  part: cdcPart.name,
  sound: (s, at) => s.stack[at + SEAT] === CDC,
  moment: MOMENTS.pause,
  loan: { ...countedLoan, refusal: (s, _at, command) => takesPawn(s, command) },
  /** Once its actions are done the step is a window like any other. */
  step(s, at) {
    if (countedLoan.left(s, at) > 0 || !passesByItself(s, MOMENTS.pause)) return false;
    finish(s);
    return true;
  },
  waitsFor: () => CDC,
  offer(s, at, out) {
    out.add(pack(rest, CDC));
    if (countedLoan.left(s, at) === 0) return;
    offerSendings(s, CDC, PLAYER, out);
    offerAssignments(s, out);
    offerExchanges(s, out);
    offerDraw(s, out);
    offerCures(s, CDC, out);
    offerPiecemeal(s, CDC, out);
    allRun(s, offersCdc, CDC, out);
  },
});

export const stepRules = {
  id: 'cdc-step',
  fields: [rolesGone],
  frames: [cdcStep],
  commands: [...sendings, assign, exchange, drawCard, rest],
  changesRoles: true,
  show: (s) => ({ rolesGone: namesOfGone(s) }),
} as const satisfies Module;
