// What a command takes: actions, and cards of the hand. Rules say it once; whoever pays and whoever tells the price ask here.
import { kindOf } from './command.ts';
import type { Card, Packed, State } from './types.ts';

export interface Price {
  /** Actions of the active player. */
  readonly actions: number;
  /** Cards that leave the hand of whoever says it, for no other hand. */
  readonly cards: readonly string[];
}

const NOTHING: readonly Card[] = [];

export function actionsFor(s: State, command: Packed): number {
  const { spends, cost } = s.game.kinds[kindOf(command)]!;
  if (spends !== 'action') return 0;
  return cost === undefined ? 1 : cost(s, command);
}

export function cardsFor(s: State, command: Packed): readonly Card[] {
  return s.game.kinds[kindOf(command)]!.price?.(s, command) ?? NOTHING;
}

/** The price of a legal command, to be paid once whoever has to agree has done so. It names only cards of the speaker's own hand. */
export function priceOf(s: State, command: Packed): Price {
  return {
    actions: actionsFor(s, command),
    cards: cardsFor(s, command).map((card) => s.game.cardIds[card]!),
  };
}
