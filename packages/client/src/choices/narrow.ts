// Choosing a command operand by operand, in any order: what is asked next, what the answers are, what is settled by itself.
import type { OperandType } from '../games/facts.ts';
import type { Offer, OperandValue } from './offer.ts';
import { operandsInOrder } from './phrase.ts';

/** An answer; without a value the operand is left out, as in a move without a passenger. */
export interface Answer {
  readonly operand: string;
  readonly value: OperandValue | undefined;
}

/** What has been chosen so far, the first answer first. */
export type Answers = readonly Answer[];

export interface Option {
  readonly value: OperandValue | undefined;
  /** How many commands are left with this answer. */
  readonly count: number;
}

export interface Question {
  readonly operand: string;
  readonly type: OperandType;
  readonly options: readonly Option[];
}

export interface Narrowed {
  /** Those that agree with all answers. */
  readonly offers: readonly Offer[];
  /** Operands with one value left, whether it was chosen or not, in the order of the words. */
  readonly decided: readonly Answer[];
  /** What is asked next; nothing when the command is complete. */
  readonly question: Question | undefined;
  /** Everything that can still be asked, the next first: a page may let people answer any of them. */
  readonly questions: readonly Question[];
  readonly complete: Offer | undefined;
}

function sameValue(one: OperandValue | undefined, other: OperandValue | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: OperandValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : value.toSorted().join(' ');
}

/** The state of a choice among the offers of one kind. */
export function narrow(offers: readonly Offer[], answers: Answers = []): Narrowed {
  const left = offers.filter(({ operands }) =>
    answers.every(({ operand, value }) => sameValue(operands[operand], value)),
  );
  const [first] = left;
  const decided: Answer[] = [];
  const questions: Question[] = [];
  for (const { operand, type } of first === undefined ? [] : operandsInOrder(first.kind)) {
    const options = optionsOf(left, operand);
    if (options.length === 1) decided.push({ operand, value: options[0]!.value });
    else questions.push({ operand, type, options });
  }
  const [question] = questions;
  return { offers: left, decided, question, questions, complete: question === undefined ? first : undefined };
}

function optionsOf(offers: readonly Offer[], operand: string): Option[] {
  const found = new Map<string, { value: OperandValue | undefined; count: number }>();
  for (const { operands } of offers) {
    const value = operands[operand];
    const key = keyOf(value);
    const option = found.get(key);
    if (option === undefined) found.set(key, { value, count: 1 });
    else option.count++;
  }
  return [...found.values()];
}

/** With one more answer; an operand that was answered before is answered anew. */
export function answer(answers: Answers, operand: string, value: OperandValue | undefined): Answers {
  return [...answers.filter((one) => one.operand !== operand), { operand, value }];
}

/** A step back: without the last answer. */
export function back(answers: Answers): Answers {
  return answers.slice(0, -1);
}

/** The answers that still lead somewhere: after the board has changed, the first that does not fit and all later ones go. */
export function keepFitting(offers: readonly Offer[], answers: Answers): Answers {
  for (let kept = answers.length; kept > 0; kept--) {
    const some = answers.slice(0, kept);
    if (narrow(offers, some).offers.length > 0) return some;
  }
  return [];
}
