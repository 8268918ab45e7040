// From a command to its effect: consent comes before any cost, and a refusal costs nothing. BASE-ROL-4 BASE-SHR-5
import {
  defineCommand,
  kindOf,
  pack,
  seatOf,
  type CommandDefinition,
  type TypedCommandKind,
} from '../kernel/command.ts';
import type { FlowFact } from '../kernel/facts.ts';
import { defineFrame, FIELDS, OPEN, pop, push, topFrame } from '../kernel/frame.ts';
import { allRun, commonPoint } from '../kernel/points.ts';
import { isLegal } from '../kernel/run.ts';
import { cloneState } from '../kernel/state.ts';
import { toCommand } from '../kernel/translate.ts';
import {
  MOMENTS,
  NOBODY,
  type Card,
  type Module,
  type Offers,
  type OperandType,
  type Packed,
  type Seat,
  type State,
} from '../kernel/types.ts';
import { holds, showCard } from '../ops/cards.ts';
import { countReveal } from '../ops/markers.ts';
import { spendActions } from './actions.ts';
import { spendWhenDone } from './eventCard.ts';

const ASKED = FIELDS;
const COMMAND = FIELDS + 1;

/** An action is about to be paid for and done. */
export const actionBegins = commonPoint.all('actionBegins');

type Operands = Readonly<Record<string, OperandType>>;
type ActionDefinition<Name extends string, O extends Operands, Optional extends string> = Omit<
  CommandDefinition<Name, O, Optional>,
  'play' | 'spends' | 'effect'
> & { readonly effect: (s: State, command: Packed) => void };

/** A command that costs the active player an action, or as many as `cost` says. */
export function defineAction<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(definition: ActionDefinition<Name, O, Optional>): TypedCommandKind<Name, O, Optional> {
  return defineCommand({
    ...definition,
    spends: 'action',
    play: definition.asks === undefined ? act : undertake,
  });
}

/** A command of the own action part that costs nothing and needs no action to be left. */
export function defineFree<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(definition: ActionDefinition<Name, O, Optional>): TypedCommandKind<Name, O, Optional> {
  return defineCommand({ ...definition, spends: 'free', play: undertake });
}

/** A command that a role may give whenever events may be played. */
export function defineInterruption<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(definition: ActionDefinition<Name, O, Optional>): TypedCommandKind<Name, O, Optional> {
  return defineCommand({ ...definition, spends: 'interruption', play: undertake });
}

/** Whether everything that a command needs holds. */
export function areNeedsMet(s: State, command: Packed): boolean {
  const { needs } = s.game.kinds[kindOf(command)]!;
  for (let i = 0; i < needs.length; i++) if (!needs[i]!.isMet(s, command)) return false;
  return true;
}

/** Offers a command if everything it needs holds. */
export function offerIf(s: State, out: Offers, command: Packed): void {
  if (areNeedsMet(s, command)) out.add(command);
}

/** A command that plays an event card; its price is that card, if it is in the hand, and what the event takes besides. */
export function defineEvent<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(definition: ActionDefinition<Name, O, Optional>): TypedCommandKind<Name, O, Optional> {
  const shows = (s: State, command: Packed): Card => s.game.cardOfKind[kindOf(command)]!;
  const price = (s: State, command: Packed): readonly Card[] => {
    const [card, more] = [shows(s, command), definition.price?.(s, command) ?? []];
    return holds(s, seatOf(command), card) ? [card, ...more] : more;
  };
  return defineCommand({ ...definition, shows, price, spends: 'event', play: undertake });
}

/** Whether one person decides for both seats: nobody has to ask themselves. */
function isSamePerson({ game }: State, one: Seat, other: Seat): boolean {
  return game.speakers[one] === game.speakers[other];
}

/** Asks whoever has to agree, or carries the command out. */
export function undertake(s: State, command: Packed): void {
  const { asks, shows } = s.game.kinds[kindOf(command)]!;
  const asked = asks === undefined ? NOBODY : asks(s, command);
  if (asked === NOBODY || isSamePerson(s, asked, seatOf(command))) carryOut(s, command);
  else if (s.game.asksConsent || s.game.sides[asked] !== s.game.sides[seatOf(command)]) {
    if (shows !== undefined) showCard(s, shows(s, command));
    push(s, consent, asked, command);
    tellQuestion(s, asked, command);
  } else answerByItself(s, asked, command);
}

function tellQuestion(s: State, asked: Seat, command: Packed): void {
  s.sink?.({
    fact: 'asked',
    seat: asked + 1,
    by: seatOf(command) + 1,
    command: toCommand(s.game, command),
  } satisfies FlowFact);
}

/** A request that fails says what was asked for: nothing else would tell it. */
function answerByItself(s: State, asked: Seat, command: Packed): void {
  const word = isGrantable(s, command) ? 'accepted' : 'refused';
  if (word === 'refused') tellQuestion(s, asked, command);
  answer(s, asked, command, word);
}

type Answer = 'accepted' | 'refused';

function answer(s: State, asked: Seat, command: Packed, word: Answer): void {
  s.sink?.({ fact: 'answered', seat: asked + 1, answer: word } satisfies FlowFact);
  if (word === 'refused' || answerTells(s, command)) countReveal(s);
  if (word === 'accepted') carryOut(s, command);
}

/** Answers the question on top of the stack. */
function settle(s: State, word: Answer): void {
  const asked = s.stack[s.top + ASKED]!;
  const command = s.stack[s.top + COMMAND]!;
  pop(s);
  answer(s, asked, command, word);
}

/** With private hands the answer to a request says whether the card was there. */
function answerTells(s: State, command: Packed): boolean {
  return !s.game.openHands && s.game.kinds[kindOf(command)]!.grantable !== undefined;
}

function isGrantable(s: State, command: Packed): boolean {
  return s.game.kinds[kindOf(command)]!.grantable?.(s, command) ?? true;
}

function act(s: State, command: Packed): void {
  allRun(s, actionBegins);
  const { cost, effect } = s.game.kinds[kindOf(command)]!;
  spendActions(s, cost === undefined ? 1 : cost(s, command));
  effect(s, command);
}

function carryOut(s: State, command: Packed): void {
  const kind = s.game.kinds[kindOf(command)]!;
  if (kind.spends === 'action') act(s, command);
  else if (kind.spends !== 'event') kind.effect(s, command);
  else {
    const card = s.game.cardOfKind[kind.id]!;
    showCard(s, card);
    s.sink?.({
      fact: 'eventPlayed',
      seat: seatOf(command) + 1,
      card: s.game.cardIds[card]!,
    } satisfies FlowFact);
    spendWhenDone(s, seatOf(command), card);
    kind.effect(s, command);
  }
}

export const accept = defineCommand({ name: 'accept', phrase: 'accept', play: (s) => settle(s, 'accepted') });
export const refuse = defineCommand({ name: 'refuse', phrase: 'refuse', play: (s) => settle(s, 'refused') });

/**
 * Whether the command could be said where the question lies: consent comes before any cost, so nothing has changed since. What costs
 * nothing belongs to a closed frame, which may have noted that it asks.
 */
function couldBeAsked(s: State, at: number): boolean {
  const [asked, command] = [s.stack[at + ASKED]!, s.stack[at + COMMAND]!];
  const kind = s.game.kinds[kindOf(command)]!;
  const before = cloneState(s);
  while (before.top >= at) pop(before);
  const fits =
    kind.spends === 'nothing' ? topFrame(before).moment === MOMENTS.closed : isLegal(before, command);
  return fits && kind.asks?.(before, command) === asked;
}

/** Waits for the answer even where only one is possible: that it is the only one may be a secret. */
const consent = defineFrame({
  name: 'consent',
  fields: ['asked', 'command'],
  on: [OPEN, 'arrival', 'recall'],
  sound: couldBeAsked,
  alwaysAsks: true,
  step: () => false,
  waitsFor: (s, at) => s.stack[at + ASKED]!,
  offer(s, at, out) {
    const asked = s.stack[at + ASKED]!;
    if (isGrantable(s, s.stack[at + COMMAND]!)) out.add(pack(accept, asked));
    out.add(pack(refuse, asked));
  },
});

export const consentRules: Module = { id: 'consent', frames: [consent], commands: [accept, refuse] };
