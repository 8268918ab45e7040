// Rule points: the places where a rule may bend another. A point is defined in the file that asks it, with its type and its way to
// combine answers; modules answer it. Common points are asked of the rules of the table (with holder NOBODY), then of every role in
// play with the seat that holds it, in seating order. Personal points are asked of the rules of the table and of the role of the one seat
// they are about, for a role's abilities are its owner's alone. A point that nobody at the table answers is silent and costs one test. A rule
// of the table that holds only while something is in force names the field that says so, and is not asked otherwise.
import {
  NOBODY,
  type Answer,
  type Answering,
  type Field,
  type PointTable,
  type Seat,
  type State,
} from './types.ts';

type Scope = 'common' | 'personal' | 'role';
type Things = readonly unknown[];

/**
 * A point about the things of `T`, answered with an `R`. At run time it is the number of its table, because points are asked all the
 * time; the rest is only there for the compiler, which holds those who answer and those who ask to it.
 */
export type Point<S extends Scope, T extends Things, R> = number & {
  readonly typed?: { readonly scope: S; readonly answer: (s: State, seat: Seat, ...about: T) => R };
};

/** Point to its name, for those who look for a mistake. */
const names: string[] = [];
export const pointNames: readonly string[] = names;

function definePoint<S extends Scope, T extends Things, R>(name: string): Point<S, T, R>;
function definePoint(name: string): number {
  return names.push(name) - 1;
}

/** What a module says to a point. */
export function answer<S extends Scope, T extends Things, R>(
  point: Point<S, T, R>,
  answering: (s: State, seat: Seat, ...about: T) => R,
): Answer {
  return unseen(point)(answering);
}

/** What a rule of the table says to a point while a field of one cell is not 0. */
export function answerDuring<S extends Scope, T extends Things, R>(
  during: Field,
  point: Point<S, T, R>,
  answering: (s: State, seat: Seat, ...about: T) => R,
): Answer {
  return { ...answer(point, answering), during };
}

/** Inside, the things of a point and what is answered are passed on without looking at them. */
function unseen<S extends Scope, T extends Things, R>(
  point: Point<S, T, R>,
): (answering: (s: State, seat: Seat, ...about: T) => R) => Answer;
function unseen(point: number): (answering: Answering) => Answer {
  return (answering) => ({ point, answer: answering });
}

type Counting<T extends Things> = readonly [count: number, ...T];
type Common<T extends Things, R> = Point<'common', T, R>;
type Personal<T extends Things, R> = Point<'personal', T, R>;

/** Points asked of all roles in play. Questions and counts are pure; reactions may act. */
export const commonPoint = {
  /** A question: does any rule or role say yes? Asked with `anyOf`. */
  any: <T extends Things = []>(name: string): Common<T, boolean> => definePoint(name),
  /** A count that each rule and role may change in turn. Asked with `foldOf`. */
  fold: <T extends Things = []>(name: string): Common<Counting<T>, number> => definePoint(name),
  /** Something happened, and all react. Asked with `allRun`. */
  all: <T extends Things = []>(name: string): Common<T, void> => definePoint(name),
};

/** Points asked of one seat's role alone, after the rules of the table. */
export const personalPoint = {
  /** A question. Asked with `anyFor`. */
  any: <T extends Things = []>(name: string): Personal<T, boolean> => definePoint(name),
  /** A count. Asked with `foldFor`. */
  fold: <T extends Things = []>(name: string): Personal<Counting<T>, number> => definePoint(name),
  /** Something happened to the seat. Asked with `runFor`. */
  all: <T extends Things = []>(name: string): Personal<T, void> => definePoint(name),
  /** A number that only a role gives, or -1. Asked with `numberFor`. */
  number: (name: string): Point<'role', [], number> => definePoint(name),
};

/** Group to the points it stands for. */
const groups = new Map<number, readonly number[]>();
export const pointGroups: ReadonlyMap<number, readonly number[]> = groups;

/** Stands for several points that are asked one after the other: silent where all of them are, so that one test tells. */
export function pointGroup(name: string, ...members: readonly number[]): number {
  const group = names.push(name) - 1;
  groups.set(group, members);
  return group;
}

/** In place of a cell: the answer is always given. */
export const ALWAYS = -1;

/** Whether nobody at this table answers the point. */
export function isSilent(s: State, point: number): boolean {
  return s.game.heard[point] === 0;
}

/** Whether an answer of the table is given now; `cell` is what `during` says of it. */
function isGiven(s: State, cell: number): boolean {
  return cell === ALWAYS || s.cells[cell] !== 0;
}

/** Whether any rule or role says yes. */
export function anyOf<T extends readonly unknown[]>(
  s: State,
  point: Point<'common', T, boolean>,
  ...about: T
): boolean;
export function anyOf(s: State, id: number, a?: unknown, b?: unknown, c?: unknown): boolean {
  return s.game.heard[id] === 1 && anyAnswer(s, s.game.points[id]!, a, b, c);
}

function anyAnswer(
  s: State,
  { table, during, rolesSilent, roles }: PointTable,
  a: unknown,
  b: unknown,
  c: unknown,
): boolean {
  for (let i = 0; i < table.length; i++)
    if (isGiven(s, during[i]!) && table[i]!(s, NOBODY, a, b, c)) return true;
  if (rolesSilent) return false;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) {
    const own = roles[s.roles[seat]!];
    if (own !== undefined && own(s, seat, a, b, c)) return true;
  }
  return false;
}

/** All rules and roles react. */
export function allRun<T extends readonly unknown[]>(
  s: State,
  point: Point<'common', T, void>,
  ...about: T
): void;
export function allRun(s: State, id: number, a?: unknown, b?: unknown, c?: unknown): void {
  if (s.game.heard[id] === 1) runAll(s, s.game.points[id]!, a, b, c);
}

function runAll(
  s: State,
  { table, during, rolesSilent, roles }: PointTable,
  a: unknown,
  b: unknown,
  c: unknown,
): void {
  for (let i = 0; i < table.length; i++) if (isGiven(s, during[i]!)) table[i]!(s, NOBODY, a, b, c);
  if (rolesSilent) return;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) roles[s.roles[seat]!]?.(s, seat, a, b, c);
}

/** Whether a rule of the table or the seat's own role says yes. */
export function anyFor<T extends readonly unknown[]>(
  s: State,
  point: Point<'personal', T, boolean>,
  seat: Seat,
  ...about: T
): boolean;
export function anyFor(s: State, id: number, seat: Seat, a?: unknown, b?: unknown, c?: unknown): boolean {
  return s.game.heard[id] === 1 && anyOwn(s, s.game.points[id]!, seat, a, b, c);
}

function anyOwn(
  s: State,
  { table, during, roles }: PointTable,
  seat: Seat,
  a: unknown,
  b: unknown,
  c: unknown,
): boolean {
  for (let i = 0; i < table.length; i++)
    if (isGiven(s, during[i]!) && table[i]!(s, seat, a, b, c)) return true;
  const own = roles[s.roles[seat]!];
  return own !== undefined && own(s, seat, a, b, c);
}

/** The rules of the table and the seat's own role react. */
export function runFor<T extends readonly unknown[]>(
  s: State,
  point: Point<'personal', T, void>,
  seat: Seat,
  ...about: T
): void;
export function runFor(s: State, id: number, seat: Seat, a?: unknown, b?: unknown, c?: unknown): void {
  if (s.game.heard[id] === 1) runOwn(s, s.game.points[id]!, seat, a, b, c);
}

function runOwn(
  s: State,
  { table, during, roles }: PointTable,
  seat: Seat,
  a: unknown,
  b: unknown,
  c: unknown,
): void {
  for (let i = 0; i < table.length; i++) if (isGiven(s, during[i]!)) table[i]!(s, seat, a, b, c);
  roles[s.roles[seat]!]?.(s, seat, a, b, c);
}

/** The count that the rules of the table and then every role in play make of the first thing given. */
export function foldOf<T extends readonly unknown[]>(
  s: State,
  point: Point<'common', T, number>,
  ...about: T
): number;
export function foldOf(s: State, id: number, start: number, a?: unknown, b?: unknown): number {
  return s.game.heard[id] === 1 ? foldAll(s, s.game.points[id]!, start, a, b) : start;
}

function foldAll(
  s: State,
  { table, during, rolesSilent, roles }: PointTable,
  start: number,
  a: unknown,
  b: unknown,
): number {
  let count = start;
  for (let i = 0; i < table.length; i++)
    if (isGiven(s, during[i]!)) count = table[i]!(s, NOBODY, count, a, b);
  if (rolesSilent) return count;
  const { seats } = s.game.shape;
  for (let seat = 0; seat < seats; seat++) {
    const own = roles[s.roles[seat]!];
    if (own !== undefined) count = own(s, seat, count, a, b);
  }
  return count;
}

/** The count that the rules of the table and then the seat's own role make of the first thing given. */
export function foldFor<T extends readonly unknown[]>(
  s: State,
  point: Point<'personal', T, number>,
  seat: Seat,
  ...about: T
): number;
export function foldFor(s: State, id: number, seat: Seat, start: number, a?: unknown, b?: unknown): number {
  return s.game.heard[id] === 1 ? foldOwn(s, s.game.points[id]!, seat, start, a, b) : start;
}

function foldOwn(
  s: State,
  { table, during, roles }: PointTable,
  seat: Seat,
  start: number,
  a: unknown,
  b: unknown,
): number {
  let count = start;
  for (let i = 0; i < table.length; i++) if (isGiven(s, during[i]!)) count = table[i]!(s, seat, count, a, b);
  const own = roles[s.roles[seat]!];
  return own === undefined ? count : own(s, seat, count, a, b);
}

/** What each role answers, by its number, for those who ask every seat in turn. */
export function answersOfRoles(s: State, id: Point<'role', [], number>): readonly (Numbering | undefined)[] {
  return s.game.points[id]!.roles;
}

type Numbering = (s: State, seat: Seat) => number;

/** The number that the seat's own role gives, or -1. */
export function numberFor(s: State, id: Point<'role', [], number>, seat: Seat): number {
  const own = s.game.points[id]!.roles[s.roles[seat]!];
  return own === undefined ? -1 : own(s, seat);
}

/** The module or role that first answers yes to a common question. For facts only. */
export function whoSaysYes<T extends readonly unknown[]>(
  s: State,
  point: Point<'common', T, boolean>,
  ...about: T
): string;
export function whoSaysYes(s: State, id: number, a?: unknown, b?: unknown, c?: unknown): string {
  const point = s.game.points[id]!;
  const at = point.table.findIndex(
    (answers, i) => isGiven(s, point.during[i]!) && answers(s, NOBODY, a, b, c),
  );
  if (at >= 0) return point.names[at]!;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const own = point.roles[s.roles[seat]!];
    if (own?.(s, seat, a, b, c) === true) return s.game.roleIds[s.roles[seat]!]!;
  }
  return '';
}
