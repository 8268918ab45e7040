// The grid of actions: a cell for everything that a seat could do at its table in a turn, in an order that does not change. What
// cannot be done now keeps its place.
import type { View } from '@cordon/engine';
import type { GameFacts, KindFacts } from '../games/facts.ts';
import { absentKinds, actionsOf, deedsOf, sharingIn, stepOf, type Grouped } from './bar.ts';
import type { Offer } from './offer.ts';
import { phraseOf } from './phrase.ts';

export interface Cell {
  /** The name of its kind, the challenge that brings its kinds, the word that they begin with, or `step`. */
  readonly key: string;
  readonly group: keyof Grouped<unknown>;
  /** Most have one; many ways to do one thing share a cell. */
  readonly kinds: readonly KindFacts[];
  /** What can be done now; nothing where the cell is quiet. */
  readonly offers: readonly Offer[];
}

/** The one place of whatever goes on: to end the actions, to turn over a card, to continue. */
export const STEP = 'step';

/** From this number on, actions of one challenge and kinds that begin with the same word share a cell. */
const FAMILY = 3;

export interface Seated {
  readonly facts: GameFacts;
  readonly view: View;
  readonly seat: number;
  readonly offers: readonly Offer[];
  /** Cards that lie beside the hand. */
  readonly beside: readonly string[];
}

/** Events first, then what everybody can do, then what the role can do, then the step that goes on. */
export function cellsOf({ facts, view, seat, offers, beside }: Seated): Cell[] {
  const deeds = deedsOf(facts, view, seat);
  const there = actionsOf(facts, offers, deeds);
  const absent = absentKinds(facts, offers, { view, seat, beside });
  const inOrder = (group: 'events' | 'actions' | 'abilities'): Cell[] => {
    const known = new Map(there[group].map((entry) => [entry.kind, entry.offers]));
    const kinds = [...known.keys(), ...absent[group]];
    const ranked = kinds.toSorted((one, other) => rankOf(facts, one) - rankOf(facts, other));
    return families(ranked, sharingIn(facts, view, seat)).map(([key, family]) => ({
      key: family.length === 1 ? family[0]!.name : key,
      group,
      kinds: family,
      offers: family.flatMap((kind) => known.get(kind) ?? []),
    }));
  };
  return [
    ...inOrder('events'),
    ...inOrder('actions'),
    ...inOrder('abilities'),
    ...stepCells(there, stepOf(facts, view, seat)),
  ];
}

/** `usual`: the kind whose cell stays in its place where nothing goes on. */
function stepCells({ steps }: ReturnType<typeof actionsOf>, usual: KindFacts | undefined): Cell[] {
  const plain = steps.filter(({ kind }) => Object.keys(kind.operands).length === 0);
  const [first, ...others] = plain.length > 0 ? plain : [];
  const rest = steps.filter((entry) => entry !== first && !others.includes(entry));
  const kind = first?.kind ?? usual;
  return [
    ...[...rest, ...others].map((entry): Cell => ({
      key: entry.kind.name,
      group: 'steps',
      kinds: [entry.kind],
      offers: entry.offers,
    })),
    ...(kind === undefined
      ? []
      : [{ key: STEP, group: 'steps', kinds: [kind], offers: first?.offers ?? [] } as const]),
  ];
}

function rankOf({ kinds }: GameFacts, kind: KindFacts): number {
  const at = kinds.indexOf(kind);
  return at === -1 ? kinds.length : at;
}

function firstWord(kind: KindFacts): string {
  const [first] = phraseOf(kind);
  return first?.part === 'word' ? first.word : kind.name;
}

/** The actions that only one challenge of the table brings. */
function broughtBy(
  { spends, broughtBy: sources }: KindFacts,
  challenges: readonly string[],
): string | undefined {
  const [source] = sources;
  return spends === 'action' && sources.length === 1 && source !== undefined && challenges.includes(source)
    ? source
    : undefined;
}

type Family = readonly [key: string, kinds: readonly KindFacts[]];

function families(kinds: readonly KindFacts[], challenges: readonly string[]): Family[] {
  const byKey = Map.groupBy(kinds, (kind) => broughtBy(kind, challenges) ?? firstWord(kind));
  return [...byKey].flatMap(([key, family]): Family[] =>
    family.length >= FAMILY ? [[key, family]] : family.map((kind) => [key, [kind]]),
  );
}

export interface Order {
  /** The seat and the turn that it is for. */
  readonly of: string;
  readonly cells: readonly Cell[];
  /** For so many cells the grid is laid out. */
  readonly room: number;
}

/** So many cells, the usual actions and the step, fill two rows of the widest cells. */
export const FULL = 10;

/** Where an event that is drawn would move all others there is room for it from the beginning; more room would make the grid higher. */
const roomFor = (count: number): number => (count === FULL ? count + 1 : count);

/**
 * The same order for a whole turn: what is gone leaves its place empty, what is new comes behind everything else but the step. An event that
 * is drawn takes the place of one that was played, so that the grid need not grow.
 */
export function keptOrder(before: Order | undefined, now: Omit<Order, 'room'>): Order {
  if (before === undefined || before.of !== now.of) return { ...now, room: roomFor(now.cells.length) };
  const there = new Map(now.cells.map((cell) => [cell.key, cell]));
  const had = new Set(before.cells.map(({ key }) => key));
  const drawn = now.cells.filter(({ key, group }) => group === 'events' && !had.has(key));
  const kept = before.cells.map(
    (cell) =>
      there.get(cell.key) ?? (cell.group === 'events' ? drawn.shift() : undefined) ?? { ...cell, offers: [] },
  );
  const known = new Set(kept.map(({ key }) => key));
  const all = [...kept, ...now.cells.filter(({ key }) => !known.has(key))];
  const isStep = ({ key }: Cell): boolean => key === STEP;
  const cells = [...all.filter((cell) => !isStep(cell)), ...all.filter(isStep)];
  return { of: now.of, cells, room: Math.max(before.room, cells.length) };
}
