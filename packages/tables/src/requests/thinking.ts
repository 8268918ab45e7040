// What is thought about for a connection: one thing of a kind at a time, and whoever asked can call it off from the first moment on.
import type { Thinking } from '../bots/thinker.ts';
import { Refusal } from '../tables/refusal.ts';
import type { Visit } from './visit.ts';

export interface Found<Question, Output> {
  readonly question: Question;
  readonly output: Output;
}

/** What was found about what is asked; refuses where there is nothing, or the like is being thought about. */
export async function thoughtFor<Question, Output>(
  { thinking }: Visit,
  { id, type }: { readonly id: number; readonly type: string },
  ask: () => Promise<Question>,
  begin: (question: Question) => Thinking<Output>,
): Promise<Found<Question, Output>> {
  if (thinking.has(id) || [...thinking.values()].some(({ about }) => about === type))
    throw new Refusal('too-many', 'One thing of a kind is thought about at a time.');
  const work: { isOff: boolean; stop: () => void } = { isOff: false, stop: () => {} };
  thinking.set(id, {
    about: type,
    callOff() {
      work.isOff = true;
      work.stop();
    },
  });
  try {
    const question = await ask();
    if (work.isOff) throw calledOff();
    const { outcome, cancel } = begin(question);
    work.stop = cancel;
    const found = await outcome;
    if (found.how === 'answered') return { question, output: found.output };
    if (found.how === 'cancelled') throw calledOff();
    throw new Refusal('unavailable', `Nothing was found: ${found.why}.`);
  } finally {
    thinking.delete(id);
  }
}

const calledOff = (): Refusal => new Refusal('cancelled', 'It was called off.');

/** Whatever has its answer already is left as it is. */
export function callOff({ thinking }: Visit, request: number): void {
  thinking.get(request)?.callOff();
}

/** Nobody waits any longer. */
export function callOffAll({ thinking }: Visit): void {
  for (const { callOff: end } of thinking.values()) end();
}
