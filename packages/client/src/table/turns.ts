// The log in turns: whose each was, and what happened in it. A command that ends a turn brings about the beginning of the next.
import type { Fact } from '@cordon/engine';
import type { EntryMessage } from '@cordon/protocol';
import { takenBack } from './standing.ts';

export interface TurnLine {
  readonly entry: EntryMessage;
  /** What belongs to this turn of what the entry brought about. */
  readonly facts: readonly Fact[];
  /** Whether it was taken back. */
  readonly gone: 'yes' | 'no';
}

export interface Turn {
  /** 0 before the first; undefined where the log begins within a turn. */
  readonly turn: number | undefined;
  /** Whose turn it is; 0 where nobody's is, or the log does not say. */
  readonly seat: number;
  readonly lines: readonly TurnLine[];
}

interface Place {
  readonly turn: number | undefined;
  readonly seat: number;
}

const BEFORE: Place = { turn: 0, seat: 0 };
const UNKNOWN: Place = { turn: undefined, seat: 0 };
const NO_FACTS: readonly Fact[] = [];

/** The turns of a log, the first one first. A turn that has not changed since the last time is the same object. */
export function turnsOf(entries: readonly EntryMessage[]): readonly Turn[] {
  const gone = takenBack(entries);
  const turns: { place: Place; lines: TurnLine[] }[] = [];
  /** Where each move that stands led. */
  const after: { readonly move: number; readonly place: Place }[] = [];
  let place = BEFORE;
  const write = (entry: EntryMessage, facts: readonly Fact[]): void => {
    const line: TurnLine = { entry, facts, gone: gone.has(entry.number) ? 'yes' : 'no' };
    const last = turns.at(-1);
    if (last !== undefined && isSamePlace(last.place, place)) last.lines.push(line);
    else turns.push({ place, lines: [line] });
  };
  for (const entry of entries) {
    if (entry.entry === 'undone') while ((after.at(-1)?.move ?? 0) > entry.to) after.pop();
    if (entry.entry === 'undone') place = after.at(-1)?.place ?? place;
    if (entry.entry !== 'played' && entry.entry !== 'started') {
      write(entry, NO_FACTS);
      continue;
    }
    for (const [index, part] of partsOf(entry.facts).entries()) {
      if (part.began !== undefined) place = part.began;
      if (index === 0 || part.facts.length > 0) write(entry, part.facts);
    }
    // A game that was forked tells nothing of its setup and begins in the middle of a turn.
    if (entry.entry === 'started' && entry.facts.length === 0) place = UNKNOWN;
    after.push({ move: entry.move, place });
  }
  // A turn that has only begun has nothing to tell yet, but it is the one that is played.
  const last = turns.at(-1);
  if (last !== undefined && !isSamePlace(last.place, place)) turns.push({ place, lines: [] });
  return turns.map(({ place: { turn, seat }, lines }) => shared({ turn, seat, lines }));
}

interface Part {
  readonly began: Place | undefined;
  readonly facts: readonly Fact[];
}

/** Facts before and after the beginning of a turn, which says nothing more than where they belong. */
function partsOf(facts: readonly Fact[]): readonly Part[] {
  const parts: { began: Place | undefined; facts: Fact[] }[] = [{ began: undefined, facts: [] }];
  for (const fact of facts) {
    if (fact.fact === 'turnBegan') parts.push({ began: { turn: fact.turn, seat: fact.seat }, facts: [] });
    else parts.at(-1)!.facts.push(fact);
  }
  return parts;
}

const isSamePlace = (one: Place, other: Place): boolean => one.turn === other.turn && one.seat === other.seat;

const known = new WeakMap<EntryMessage, Turn>();

/** Entries never change, so a turn with the same ones is the turn that was made before. */
function shared(turn: Turn): Turn {
  const [first] = turn.lines;
  if (first === undefined) return turn;
  const before = known.get(first.entry);
  const isSame =
    before?.turn === turn.turn &&
    before?.seat === turn.seat &&
    before.lines.length === turn.lines.length &&
    before.lines.every(
      ({ entry, gone, facts }, index) =>
        entry === turn.lines[index]!.entry &&
        gone === turn.lines[index]!.gone &&
        facts.length === turn.lines[index]!.facts.length,
    );
  if (isSame) return before;
  known.set(first.entry, turn);
  return turn;
}

/** The turns of others since the last one of these seats, as far as they have come. */
export function turnsSince(turns: readonly Turn[], own: readonly number[]): readonly Turn[] {
  const current = turns.at(-1);
  const past = current !== undefined && own.includes(current.seat) ? turns.slice(0, -1) : turns;
  const last = past.findLastIndex(({ seat }) => own.includes(seat));
  return past.slice(last + 1).filter(({ seat }) => seat !== 0);
}
