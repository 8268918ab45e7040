// A state as plain JSON and back, in the middle of anything: every field by name, frames and commands by their names.
import { failure, success, type Result } from './errors.ts';
import { eachFrame, FIELDS, hasRoom, push } from './frame.ts';
import type { NamedCommand } from './named.ts';
import { makeOffers } from './offers.ts';
import { commandFrom } from './outside.ts';
import { quote } from './quote.ts';
import { isRulesVersion, RULES_VERSION } from './rulesVersion.ts';
import { advance, legalInto } from './run.ts';
import { isCell, isRecord, plainCopy } from './shapes.ts';
import { sightOf } from './sight.ts';
import { unsoundness } from './sound.ts';
import { blankState, cloneState, KERNEL_FIELDS, sameState } from './state.ts';
import { toCommand } from './translate.ts';
import { NOBODY, type FrameKind, type Game, type State } from './types.ts';
import { describe } from './view.ts';

export interface Snapshot {
  readonly game: string;
  /** The rules version it was taken under; left out in snapshots older than rules versions, which are version 1. */
  readonly rules?: number;
  readonly fields: Readonly<Record<string, readonly number[]>>;
  readonly frames: readonly SnapshotFrame[];
}

interface SnapshotFrame {
  readonly frame: string;
  /** By name; older snapshots have them as a list in the order of the frame. */
  readonly fields: Readonly<Record<string, number | NamedCommand>> | readonly (number | NamedCommand)[];
}

/** Cells that numbers of kinds stand in, written as frames instead. */
const BY_NAME = 'stack';
/** The field of a frame that holds a command. */
const COMMAND = 'command';

export function takeSnapshot(s: State): Snapshot {
  const fields: Record<string, number[]> = {};
  for (const field of s.game.fields) {
    if (field.name === BY_NAME) continue;
    const start = s.game.offsets[field.id]!;
    fields[field.name] = Array.from(s.cells.subarray(start, start + field.size(s.game.shape)));
  }
  const frames: SnapshotFrame[] = [];
  eachFrame(s, (kind, at) => {
    const values = kind.fields.map((name, index) => {
      const value = s.stack[at + FIELDS + index]!;
      return [name, name === COMMAND ? toCommand(s.game, value) : value] as const;
    });
    frames.push({ frame: kind.name, fields: Object.fromEntries(values) });
  });
  return { game: s.game.id, rules: RULES_VERSION, fields, frames };
}

const damaged = (what: string): ReturnType<typeof failure> =>
  failure('bad-save', `The snapshot is damaged: ${what}.`);

/** More values than a snapshot has. */
const MOST_VALUES = 20_000;

/**
 * The state that a snapshot describes. An older or a newer version may have written it: fields of modules and frames that it lacks are
 * zero, and fields that this version lacks must be. Anybody else may have written it too: every number must be in its range, pieces and cards must add up, and
 * the game must wait for a command or be over. What passes is a state that play could go on from.
 */
export function restoreSnapshot(game: Game, given: Snapshot): Result<State> {
  const snapshot = plainCopy(given, MOST_VALUES);
  if (!isRecord(snapshot)) return damaged('it must be a small object with game, fields and frames');
  if (snapshot['game'] !== game.id) return damaged(`it belongs to the game ${quote(snapshot['game'])}`);
  const { rules, fields, frames } = snapshot;
  if (rules !== undefined && !isRulesVersion(rules))
    return damaged('its rules version must be a whole number from 1 up');
  if (!isRecord(fields) || !Array.isArray(frames)) return damaged('it needs fields and frames');
  const s = blankState(game);
  const filled = restoreFields(s, fields);
  if (!filled.ok) return filled;
  const stacked = restoreStack(s, frames);
  if (!stacked.ok) return stacked;
  const wrong = unsoundness(s);
  if (wrong !== undefined) return damaged(wrong);
  return waits(s) ? success(s) : damaged('the game could not go on from there');
}

function restoreFields(s: State, fields: Readonly<Record<string, unknown>>): Result<true> {
  const { game } = s;
  const known = new Set(game.fields.map((field) => field.name));
  const unknown = Object.keys(fields).find((name) => !known.has(name) && !isEmpty(fields[name]));
  if (unknown !== undefined) return damaged(`this game has no field ${quote(unknown)}`);
  for (const field of game.fields) {
    if (field.name === BY_NAME) continue;
    const absent = !Object.hasOwn(fields, field.name) && !KERNEL_FIELDS.includes(field);
    const values: unknown = absent ? Array<number>(field.size(game.shape)).fill(0) : fields[field.name];
    if (!isCells(values, field.size(game.shape)))
      return damaged(`the field ${field.name} doesn’t fit this game`);
    const limits = field.ranges.map((range) => range(game));
    const isWithin = (value: number, index: number): boolean => {
      const [low, high] = limits[index] ?? limits[0]!;
      return value >= low && value <= high;
    };
    if (!values.every(isWithin)) return damaged(`a number of the field ${field.name} is out of range`);
    s.cells.set(values, game.offsets[field.id]);
  }
  return success(true);
}

/** Nothing is lost with it. */
function isEmpty(values: unknown): boolean {
  return values === 0 || (Array.isArray(values) && values.every((value) => value === 0));
}

function isCells(values: unknown, size: number): values is readonly number[] {
  return Array.isArray(values) && values.length === size && values.every(isCell);
}

function restoreStack(s: State, frames: readonly unknown[]): Result<true> {
  s.top = 0;
  if (frames.length === 0) return damaged('it has no frames');
  for (const entry of frames) {
    const { frame, fields } = isRecord(entry) ? entry : {};
    const kind = s.game.frames.find((known) => known?.name === frame);
    const values = kind === undefined ? undefined : valuesOf(kind, fields);
    if (kind === undefined || values === undefined)
      return damaged(`this game has no such frame ${quote(frame)}`);
    if (!hasRoom(s, kind)) return damaged('it has too many frames');
    const at = push(s, kind);
    for (const [index, value] of values.entries()) {
      const cell = cellOf(s.game, kind, index, value);
      if (cell === undefined) return damaged(`a number of the frame ${kind.name} is out of range`);
      s.stack[at + FIELDS + index] = cell;
    }
  }
  return success(true);
}

/** The values of a frame's fields in its order; undefined if they belong to another frame. */
function valuesOf({ fields: names }: FrameKind, fields: unknown): readonly unknown[] | undefined {
  if (Array.isArray(fields)) return fields.length === names.length ? fields : undefined;
  if (!isRecord(fields)) return undefined;
  if (Object.keys(fields).some((name) => !names.includes(name) && !isEmpty(fields[name]))) return undefined;
  return names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : 0));
}

/** The number of a frame's field: a command in names, anything else as it is. */
function cellOf(game: Game, kind: FrameKind, index: number, value: unknown): number | undefined {
  if (kind.fields[index] === COMMAND) {
    const packed = commandFrom(game, value);
    return packed.ok ? packed.value : undefined;
  }
  const [low, high] = kind.ranges[index]!(game);
  return isCell(value) && value >= low && value <= high ? value : undefined;
}

/** A game that goes on waits for somebody who can answer, and does nothing by itself before that. */
export function waits(s: State): boolean {
  try {
    const later = cloneState(s);
    advance(later);
    // To look whether a window passes by itself counts as a reveal.
    later.reveals = s.reveals;
    if (!sameState(later, s)) return false;
    const offers = makeOffers();
    legalInto(s, offers);
    describe(sightOf(s, NOBODY));
    return s.over !== 0 || offers.count > 0;
  } catch {
    return false;
  }
}
