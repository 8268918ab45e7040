// How a guided game stands: the board now, and what has been played and not taken back.
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

/** Whether something is asked in the middle of an action. */
export function isAsked({ view: { frames } }: Moment): boolean {
  return frames.at(-1)?.frame !== 'actions' && frames.some(({ frame }) => frame === 'actions');
}

/** Whether the actions of this turn are over. */
export function actionsOf(moment: Moment): 'open' | 'over' {
  if (isAsked(moment)) return 'open';
  const frame = moment.view.frames.at(-1);
  return frame?.frame === 'actions' && frame['left'] !== 0 ? 'open' : 'over';
}

/** Whether a seat stands in a city. */
export function isIn({ view }: Moment, seat: number, city: string): boolean {
  return view.seats[seat - 1]?.city === city;
}

export function holds({ view }: Moment, seat: number, card: string): boolean {
  return view.seats[seat - 1]?.hand.includes(card) === true;
}
