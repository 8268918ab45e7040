// A state as plain JSON and back, in the middle of anything: every field by name, frames and commands by their names.
import { failure, success, type Result } from './errors.ts';
import { eachFrame, FIELDS, hasRoom, push } from './frame.ts';
import type { NamedCommand } from './named.ts';
import { makeOffers } from './offers.ts';
import { isRulesVersion, RULES_VERSION } from './rulesVersion.ts';
import { legalInto } from './run.ts';
import { isCell, isRecord } from './shapes.ts';
import { sightOf } from './sight.ts';
import { blankState } from './state.ts';
import { fromCommand, toCommand } from './translate.ts';
import { ENDINGS, NO_CITY, NOBODY, type Game, type State } from './types.ts';
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
  readonly fields: readonly (number | NamedCommand)[];
}

/** Cells that numbers of kinds stand in, written as frames instead. */
const BY_NAME = 'stack';

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
      return name === 'command' ? toCommand(s.game, value) : value;
    });
    frames.push({ frame: kind.name, fields: values });
  });
  return { game: s.game.id, rules: RULES_VERSION, fields, frames };
}

const damaged = (what: string): ReturnType<typeof failure> =>
  failure('bad-save', `The snapshot is damaged: ${what}.`);

export function restoreSnapshot(game: Game, snapshot: Snapshot): Result<State> {
  if (!isRecord(snapshot)) return damaged('it is no object');
  if (snapshot.game !== game.id) return damaged(`it belongs to the game “${snapshot.game}”`);
  if (snapshot.rules !== undefined && !isRulesVersion(snapshot.rules))
    return damaged('its rules version is not a whole number from 1 up');
  if (!isRecord(snapshot.fields) || !Array.isArray(snapshot.frames))
    return damaged('fields or frames are missing');
  const s = blankState(game);
  for (const field of game.fields) {
    if (field.name === BY_NAME) continue;
    const values = snapshot.fields[field.name];
    if (!Array.isArray(values) || values.length !== field.size(game.shape) || !values.every(isCell)) {
      return damaged(`the field ${field.name} does not fit this configuration`);
    }
    s.cells.set(values, game.offsets[field.id]);
  }
  const unknown = Object.keys(snapshot.fields).find(
    (name) => !game.fields.some((field) => field.name === name),
  );
  if (unknown !== undefined) return damaged(`this configuration knows no field ${unknown}`);
  const stacked = restoreStack(s, snapshot.frames);
  if (!stacked.ok) return stacked;
  return answers(s) ? success(s) : damaged('its numbers name things that this game has not');
}

function restoreStack(s: State, frames: readonly SnapshotFrame[]): Result<true> {
  s.top = 0;
  if (frames.length === 0) return damaged('it has no frames');
  for (const entry of frames) {
    const { frame, fields }: Partial<SnapshotFrame> = isRecord(entry) ? entry : {};
    const kind = s.game.frames.find((known) => known?.name === frame);
    if (kind === undefined || !Array.isArray(fields) || kind.fields.length !== fields.length) {
      return damaged(`there is no frame ${frame ?? ''} of this form`);
    }
    if (!hasRoom(s, kind)) return damaged('it has too many frames');
    const at = push(s, kind);
    const values: readonly (number | NamedCommand)[] = fields;
    for (const [index, value] of values.entries()) {
      const packed = typeof value === 'number' ? success(value) : fromCommand(s.game, value);
      if (!packed.ok) return packed;
      if (!isCell(packed.value)) return damaged(`the frame ${kind.name} holds no whole numbers`);
      s.stack[at + FIELDS + index] = packed.value;
    }
  }
  return success(true);
}

/** A sound state can say what is legal and what lies open without stumbling. */
function answers(s: State): boolean {
  if (!hasSoundDecks(s)) return false;
  try {
    legalInto(s, makeOffers());
    describe(sightOf(s, NOBODY));
    return true;
  } catch {
    return false;
  }
}

function hasSoundDecks(s: State): boolean {
  const within = (cards: Int32Array, size: number, limit: number): boolean =>
    size >= 0 && size <= cards.length && cards.subarray(0, size).every((card) => card >= 0 && card < limit);
  const { playerCards, infectionCards, seats, cities } = s.game.shape;
  return (
    within(s.playerDeck.cards, s.playerDeck.size, playerCards) &&
    within(s.infectionDeck.cards, s.infectionDeck.size, infectionCards) &&
    within(s.infectionDiscard.cards, s.infectionDiscard.size, infectionCards) &&
    s.pawns.every((city) => city >= NO_CITY && city < cities) &&
    within(s.roles, seats, s.game.roles.length) &&
    s.turn >= 0 &&
    s.turn < seats &&
    s.rate >= 0 &&
    s.rate < s.game.rates.length &&
    s.over >= 0 &&
    s.over < ENDINGS.length
  );
}
