// The driver. Frames do by themselves what needs nobody; then the game waits, and legality has one source: the top frame.
import { kindOf } from './command.ts';
import { offerEvents } from './events.ts';
import { topFrame } from './frame.ts';
import { checkRoom, makeOffers } from './offers.ts';
import { MOMENTS, NOBODY, type Offers, type Packed, type Seat, type State } from './types.ts';

const scratch = makeOffers();

/** Runs until a player must choose or the game is over. */
export function advance(s: State): void {
  while (s.over === 0) {
    const frame = topFrame(s);
    if (frame.step(s, s.top)) continue;
    if (frame.moment !== MOMENTS.closed || frame.alwaysAsks) return;
    scratch.clear();
    frame.offer(s, s.top, scratch);
    if (scratch.count !== 1) return; // a closed question with one answer is not asked
    send(s, scratch.items[0]!);
  }
}

/** Writes every legal command into `out`: the answers to the top frame, then the events its moment allows. */
export function legalInto(s: State, out: Offers): void {
  out.clear();
  if (s.over !== 0) return;
  const frame = topFrame(s);
  frame.offer(s, s.top, out);
  if (frame.moment !== MOMENTS.closed) offerEvents(s, frame.moment, out);
  checkRoom(out);
}

/** Writes the answers to the top frame into `out`, without the events that its moment allows. */
export function answersInto(s: State, out: Offers): void {
  out.clear();
  if (s.over === 0) topFrame(s).offer(s, s.top, out);
  checkRoom(out);
}

/** Carries out a legal command. Callers that do not trust it check it against `legalInto` first. */
export function play(s: State, command: Packed): void {
  send(s, command);
  advance(s);
}

function send(s: State, command: Packed): void {
  s.game.kinds[kindOf(command)]!.play(s, command);
}

/** Whether the command is among the legal ones. Most are answers to the top frame: the events are asked only for the others. */
export function isLegal(s: State, command: Packed): boolean {
  if (s.over !== 0) return false;
  const frame = topFrame(s);
  scratch.clear();
  frame.offer(s, s.top, scratch);
  if (isAmong(scratch, command)) return true;
  if (frame.moment === MOMENTS.closed) return false;
  scratch.clear();
  offerEvents(s, frame.moment, scratch);
  return isAmong(scratch, command);
}

function isAmong(offers: Offers, command: Packed): boolean {
  checkRoom(offers);
  for (let i = 0; i < offers.count; i++) if (offers.items[i] === command) return true;
  return false;
}

/** The seat whose answer the game waits for; NOBODY when it is over. */
export function seatAsked(s: State): Seat {
  return s.over === 0 ? topFrame(s).waitsFor(s, s.top) : NOBODY;
}
