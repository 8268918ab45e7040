// How the answers of rule points are combined: any, fold, all run. First the rules of the table, then the roles in seating order.
import { NOBODY, type PointTable, type Seat, type State } from './types.ts';

type AnyAnswer<A, B> = (s: State, holder: Seat, a: A, b: B) => boolean;
type FoldAnswer<A, B, C> = (s: State, holder: Seat, count: number, a: A, b: B, c: C) => number;
type Reaction<A, B> = (s: State, holder: Seat, a: A, b: B) => void;

export function anyOf<A, B>(s: State, point: PointTable<AnyAnswer<A, B>>, a: A, b: B): boolean {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) if (table[i]!(s, NOBODY, a, b)) return true;
  const seats = s.game.shape.seats;
  for (let seat = 0; seat < seats; seat++) {
    const answer = roles[s.roles[seat]!];
    if (answer !== undefined && answer(s, seat, a, b)) return true;
  }
  return false;
}

export function foldOf<A, B, C>(
  s: State,
  point: PointTable<FoldAnswer<A, B, C>>,
  start: number,
  a: A,
  b: B,
  c: C,
): number {
  let count = start;
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) count = table[i]!(s, NOBODY, count, a, b, c);
  const seats = s.game.shape.seats;
  for (let seat = 0; seat < seats; seat++) {
    const answer = roles[s.roles[seat]!];
    if (answer !== undefined) count = answer(s, seat, count, a, b, c);
  }
  return count;
}

export function allRun<A, B>(s: State, point: PointTable<Reaction<A, B>>, a: A, b: B): void {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) table[i]!(s, NOBODY, a, b);
  const seats = s.game.shape.seats;
  for (let seat = 0; seat < seats; seat++) {
    const answer = roles[s.roles[seat]!];
    if (answer !== undefined) answer(s, seat, a, b);
  }
}

/** The module or role that first answers yes. For facts only. */
export function whoSaysYes<A, B>(s: State, point: PointTable<AnyAnswer<A, B>>, a: A, b: B): string {
  const at = point.table.findIndex((answer) => answer(s, NOBODY, a, b));
  if (at >= 0) return point.names[at]!;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const answer = point.roles[s.roles[seat]!];
    if (answer?.(s, seat, a, b) === true) return s.game.roleIds[s.roles[seat]!]!;
  }
  return '';
}
