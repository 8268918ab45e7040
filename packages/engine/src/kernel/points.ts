// How the answers to rule points are combined. Common points: the rules of the table, then every role in play in seating
// order. Personal points: the rules of the table, then the role of the one seat concerned.
import { NOBODY, type PointTable, type Seat, type State } from './types.ts';

// Points take up to three things besides the state and the seat. Inside they are passed on without looking at them; the
// types of the exported names say that they fit the point.
type Point<R> = PointTable<(s: State, seat: Seat, a: unknown, b: unknown, c: unknown) => R>;
type Asked<T extends readonly unknown[], R> = PointTable<(s: State, seat: Seat, ...about: T) => R>;
/** Whether any rule or role says yes. */
export function anyOf<T extends readonly unknown[]>(s: State, point: Asked<T, boolean>, ...about: T): boolean;
export function anyOf(s: State, point: Point<boolean>, a: unknown, b: unknown, c: unknown): boolean {
  if (point.silent) return false;
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) if (table[i]!(s, NOBODY, a, b, c)) return true;
  if (point.rolesSilent) return false;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) {
    const answer = roles[s.roles[seat]!];
    if (answer !== undefined && answer(s, seat, a, b, c)) return true;
  }
  return false;
}

/** All rules and roles react. */
export function allRun<T extends readonly unknown[]>(s: State, point: Asked<T, void>, ...about: T): void;
export function allRun(s: State, point: Point<void>, a: unknown, b: unknown, c: unknown): void {
  if (point.silent) return;
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) table[i]!(s, NOBODY, a, b, c);
  if (point.rolesSilent) return;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) roles[s.roles[seat]!]?.(s, seat, a, b, c);
}

/** Whether a rule of the table or the seat's own role says yes. */
export function anyFor<T extends readonly unknown[]>(
  s: State,
  point: Asked<T, boolean>,
  seat: Seat,
  ...about: T
): boolean;
export function anyFor(
  s: State,
  point: Point<boolean>,
  seat: Seat,
  a: unknown,
  b: unknown,
  c: unknown,
): boolean {
  if (point.silent) return false;
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) if (table[i]!(s, seat, a, b, c)) return true;
  const answer = roles[s.roles[seat]!];
  return answer !== undefined && answer(s, seat, a, b, c);
}

/** The rules of the table and the seat's own role react. */
export function runFor<T extends readonly unknown[]>(
  s: State,
  point: Asked<T, void>,
  seat: Seat,
  ...about: T
): void;
export function runFor(s: State, point: Point<void>, seat: Seat, a: unknown, b: unknown, c: unknown): void {
  if (point.silent) return;
  const { table, roles } = point;
  for (let i = 0; i < table.length; i++) table[i]!(s, seat, a, b, c);
  roles[s.roles[seat]!]?.(s, seat, a, b, c);
}

/** The count that the rules of the table and then every role in play make of the first thing given. */
export function foldOf<T extends readonly unknown[]>(s: State, point: Asked<T, number>, ...about: T): number;
export function foldOf(s: State, point: Point<number>, start: number, a: unknown, b: unknown): number {
  if (point.silent) return start;
  const { table, roles } = point;
  let count = start;
  for (let i = 0; i < table.length; i++) count = table[i]!(s, NOBODY, count, a, b);
  if (point.rolesSilent) return count;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) count = roles[s.roles[seat]!]?.(s, seat, count, a, b) ?? count;
  return count;
}

/** The count that the rules of the table and then the seat's own role make of the first thing given. */
export function foldFor<T extends readonly unknown[]>(
  s: State,
  point: Asked<T, number>,
  seat: Seat,
  ...about: T
): number;
export function foldFor(
  s: State,
  point: Point<number>,
  seat: Seat,
  start: number,
  a: unknown,
  b: unknown,
): number {
  if (point.silent) return start;
  const { table, roles } = point;
  let count = start;
  for (let i = 0; i < table.length; i++) count = table[i]!(s, seat, count, a, b);
  const answer = roles[s.roles[seat]!];
  return answer === undefined ? count : answer(s, seat, count, a, b);
}

/** The module or role that first answers yes to a common question. For facts only. */
export function whoSaysYes<T extends readonly unknown[]>(
  s: State,
  point: Asked<T, boolean>,
  ...about: T
): string;
export function whoSaysYes(s: State, point: Point<boolean>, a: unknown, b: unknown, c: unknown): string {
  const at = point.table.findIndex((answer) => answer(s, NOBODY, a, b, c));
  if (at >= 0) return point.names[at]!;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const answer = point.roles[s.roles[seat]!];
    if (answer?.(s, seat, a, b, c) === true) return s.game.roleIds[s.roles[seat]!]!;
  }
  return '';
}
