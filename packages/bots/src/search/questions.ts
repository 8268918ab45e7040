// What a position asks for. That depends on the frame alone: an answer without operands may let the turn go on, or decline what the
// answers beside it would do (“enough”, “stay”).
import {
  answersInto,
  makeOffers,
  MOMENTS,
  seatOf,
  topFrame,
  type Packed,
  type State,
} from '@cordon/engine/inner';

const offers = makeOffers();

/** The answers of the seat that is asked to the top frame. Events that may interrupt it are not among them, but an answer may be an event. */
export function answersIn(s: State): Packed[] {
  answersInto(s, offers);
  const seat = seatOf(offers.items[0]!);
  const answers: Packed[] = [];
  for (let i = 0; i < offers.count; i++)
    if (seatOf(offers.items[i]!) === seat) answers.push(offers.items[i]!);
  return answers;
}

/** Whether what was played last is not done before a question is answered: nobody can do anything else meanwhile. */
export function isUnfinished(s: State): boolean {
  return s.over === 0 && topFrame(s).moment === MOMENTS.closed;
}
