// Cards that are put in order one by one, the next to be drawn first: the game asks for each, people want to see all of them.
import type { View } from '@cordon/engine';
import type { Offer } from './offer.ts';
import { operandsInOrder } from './phrase.ts';

export interface Ordering {
  /** The kind of command that names the next card. */
  readonly kind: string;
  /** The cards that have no place yet, in the order in which they lie now. */
  readonly cards: readonly string[];
  /** How many have their places already. */
  readonly placed: number;
  readonly deck: 'infection' | 'player';
  /** The commands that put all of them in this order; the last card needs none. */
  readonly commands: (order: readonly string[]) => readonly string[];
}

/** Undefined where nothing is put in order. */
export function orderingIn(view: View, offers: readonly Offer[]): Ordering | undefined {
  const frame = view.frames.at(-1);
  const [open, placed] = [frame?.['open'], frame?.['placed']];
  const answers = offers.filter(({ kind }) => kind.spends !== 'event');
  const [first] = answers;
  if (typeof open !== 'number' || typeof placed !== 'number' || first === undefined) return undefined;
  const [operand, ...others] = operandsInOrder(first.kind);
  if (operand === undefined || others.length > 0 || answers.length !== open - placed) return undefined;
  const words = new Map<string, string>();
  for (const { kind, operands, words: said } of answers) {
    const card = operands[operand.operand];
    if (kind !== first.kind || typeof card !== 'string') return undefined;
    words.set(card, said);
  }
  return {
    kind: first.kind.name,
    cards: [...words.keys()],
    placed,
    deck: operand.type === 'infection' ? 'infection' : 'player',
    // A question with one answer is not asked.
    commands: (order) => order.slice(0, -1).flatMap((card) => words.get(card) ?? []),
  };
}
