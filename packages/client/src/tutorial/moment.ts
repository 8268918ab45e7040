// How the guided game stands: the board now, and what has been played and not taken back.
import type { Fact, View } from '@cordon/engine';
import type { TableModel } from '../table/model.ts';
import { standing } from '../table/standing.ts';

export interface Played {
  readonly move: number;
  /** The turn in which it was played, counted from 1. */
  readonly turn: number;
  readonly facts: readonly Fact[];
}

export interface Moment {
  readonly view: View;
  readonly played: readonly Played[];
}

export function momentOf({ boards, entries }: Pick<TableModel, 'boards' | 'entries'>): Moment | undefined {
  const view = boards[0]?.view;
  if (view === undefined) return undefined;
  let turn = 1;
  const played = standing(entries).map(({ move, facts }): Played => {
    const one = { move, turn, facts };
    if (facts.some(({ fact }) => fact === 'turnBegan')) turn++;
    return one;
  });
  return { view, played };
}

/** How many things of a kind have happened in a turn. */
export function happened({ played }: Moment, turn: number, is: (fact: Fact) => boolean): number {
  return played.filter((one) => one.turn === turn).flatMap(({ facts }) => facts.filter(is)).length;
}

/** The number of actions that are left in a turn; 0 when it is over. */
export function actionsLeft({ view }: Moment, turn: number): number {
  const frame = view.frames.at(-1);
  const left = frame?.frame === 'actions' && view.turnsDone === turn - 1 ? frame['left'] : 0;
  return typeof left === 'number' ? left : 0;
}

/** Whether a seat stands in a city. */
export function isIn({ view }: Moment, seat: number, city: string): boolean {
  return view.seats[seat - 1]?.city === city;
}

export function holds({ view }: Moment, seat: number, card: string): boolean {
  return view.seats[seat - 1]?.hand.includes(card) === true;
}
