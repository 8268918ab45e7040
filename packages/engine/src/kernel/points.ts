// How the answers to rule points are combined. Common points: the rules of the table, then every role in play in seating
// order. Personal points: the rules of the table, then the role of the one seat concerned.
import { NOBODY, type PointTable, type Seat, type State } from './types.ts';

type Question<A, B> = (s: State, seat: Seat, a: A, b: B) => boolean;
type Reaction<A, B> = (s: State, seat: Seat, a: A, b: B) => void;
type Fold<A, B> = (s: State, seat: Seat, count: number, a: A, b: B) => number;

/** Whether any rule or role says yes. */
export function anyOf<A, B>(s: State, point: PointTable<Question<A, B>>, a: A, b: B): boolean {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) if (table[i]!(s, NOBODY, a, b)) return true;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) {
    const answer = roles[s.roles[seat]!];
    if (answer !== undefined && answer(s, seat, a, b)) return true;
  }
  return false;
}

/** All rules and roles react. */
export function allRun<A, B>(s: State, point: PointTable<Reaction<A, B>>, a: A, b: B): void {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) table[i]!(s, NOBODY, a, b);
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) roles[s.roles[seat]!]?.(s, seat, a, b);
}

/** Whether a rule of the table or the seat's own role says yes. */
export function anyFor<A, B>(s: State, point: PointTable<Question<A, B>>, seat: Seat, a: A, b: B): boolean {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) if (table[i]!(s, seat, a, b)) return true;
  const answer = roles[s.roles[seat]!];
  return answer !== undefined && answer(s, seat, a, b);
}

/** The count that the rules of the table and then the seat's own role make of `start`. */
export function foldFor<A, B>(
  s: State,
  point: PointTable<Fold<A, B>>,
  seat: Seat,
  start: number,
  a: A,
  b: B,
): number {
  const { table, roles } = point;
  let count = start;
  for (let i = 0; i < table.length; i++) count = table[i]!(s, seat, count, a, b);
  const answer = roles[s.roles[seat]!];
  return answer === undefined ? count : answer(s, seat, count, a, b);
}

/** The rules of the table and the seat's own role react. */
export function runFor<A, B>(s: State, point: PointTable<Reaction<A, B>>, seat: Seat, a: A, b: B): void {
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) table[i]!(s, seat, a, b);
  roles[s.roles[seat]!]?.(s, seat, a, b);
}

/** The module or role that first answers yes to a common question. For facts only. */
export function whoSaysYes<A, B>(s: State, point: PointTable<Question<A, B>>, a: A, b: B): string {
  const at = point.table.findIndex((answer) => answer(s, NOBODY, a, b));
  if (at >= 0) return point.names[at]!;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const answer = point.roles[s.roles[seat]!];
    if (answer?.(s, seat, a, b) === true) return s.game.roleIds[s.roles[seat]!]!;
  }
  return '';
}
