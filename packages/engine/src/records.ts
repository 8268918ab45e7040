// Games as records, saves and snapshots: replayed, undone, written down and read again.
import { definitionOf } from './definitions.ts';
import { failure, success, type Result } from './kernel/errors.ts';
import { gameFrom, MisuseError, stateFrom, trusting } from './kernel/misuse.ts';
import { readNotes, readRecord } from './kernel/outside.ts';
import {
  replayRecord,
  replayWhileLegal as replaySoFar,
  undoLimit as undoLimitOf,
  whyNoUndo as whyNoUndoOf,
} from './kernel/record.ts';
import { isRulesVersion, otherRules as sentenceAboutRules } from './kernel/rulesVersion.ts';
import { restoreSnapshot, takeSnapshot, type Snapshot } from './kernel/snapshot.ts';
import type { Game, State } from './kernel/types.ts';
import type { GameRecord, Replayed, ReplayedSoFar, Salvaged, SavedGame } from './modules/face.ts';
import { GAMES } from './modules/games.ts';
import {
  formatSave as writeSave,
  parseSave as readSave,
  salvageSave as readSalvaged,
} from './notation/save.ts';

/** Plays a record again, to its end or up to a number of commands; fails if a command is illegal today. */
export function replay(record: GameRecord, upTo?: number): Result<Replayed> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const definition = definitionOf(read.value.config);
  if (!definition.ok) return definition;
  return replayRecord(definition.value, read.value, upTo) as Result<Replayed>;
}

/**
 * Plays a record as far as today's rules allow, to its end or up to a number of commands. A record of an older rules version may hold a
 * command that is illegal today: then `moves` commands were played, `state` stands after them, and `stopped` says in a short message
 * which move is refused, why, and which rules version the game was recorded under. Fails only on a damaged configuration or seed.
 */
export function replayWhileLegal(record: GameRecord, upTo?: number): Result<ReplayedSoFar> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const definition = definitionOf(read.value.config);
  if (!definition.ok) return definition;
  return replaySoFar(definition.value, read.value, upTo) as Result<ReplayedSoFar>;
}

/** The record without the last command of this seat's person, or without all from `to` on. Never past a reveal or another's decision. */
export function undo(record: GameRecord, seat: number, to?: number): Result<GameRecord> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const replayed = replay(read.value as GameRecord);
  if (!replayed.ok) return replayed;
  const { commands } = read.value;
  const left = to ?? commands.length - 1;
  const seats = commands.map((command) => command.seat);
  const { game, reveals } = replayed.value;
  const refusal = whyNoUndoOf(seats, undoLimitOf(seats, reveals, seat, game), seat, left, game);
  if (refusal !== undefined) return failure('nothing-to-undo', refusal);
  return success({ ...read.value, commands: commands.slice(0, left) } as GameRecord);
}

/** Reads a saved game and plays it through. A save without the line “rules” is of rules version 1. */
export function parseSave(text: string): Result<SavedGame> {
  return readSave(GAMES, text) as Result<SavedGame>;
}

/** Reads a saved game as `replayWhileLegal` plays a record: up to its last legal move, with the reason if that isn't the end. */
export function salvageSave(text: string): Result<Salvaged> {
  return readSalvaged(GAMES, text) as Result<Salvaged>;
}

/**
 * Writes a saved game that `parseSave` reads; comments after the last move's are left out. `rules` is the rules version it was recorded
 * under, RULES_VERSION for a game played today.
 */
export function formatSave(saved: SavedGame): Result<string> {
  const read = readRecord(saved);
  if (!read.ok) return read;
  const notes = readNotes(saved);
  if (!notes.ok) return notes;
  const definition = definitionOf(read.value.config);
  return definition.ok ? writeSave(definition.value, { ...read.value, ...notes.value }) : definition;
}

/** The state of a snapshot, or why it is none that this game could have. */
export function restore(game: Game, taken: Snapshot): Result<State> {
  return restoreSnapshot(gameFrom(game), taken);
}

/** The state as plain JSON. */
export function snapshot(state: State): Snapshot {
  return takeSnapshot(stateFrom(state));
}

/**
 * How many commands are left when the person of this seat (counted from 1) undoes all they may: back to the last reveal or to the last
 * decision of another person. `seats` says whose each command was, `reveals` how many reveals there had been before each and at the end.
 * `game` says where one person speaks for several seats; without it everybody has one.
 */
export function undoLimit(
  seats: readonly number[],
  reveals: readonly number[],
  seat: number,
  game?: Game,
): number {
  if (!Number.isInteger(seat)) throw new MisuseError('A seat is a whole number.');
  const known = game === undefined ? undefined : gameFrom(game);
  return trusting('a list of seats', () => undoLimitOf(seats, reveals, seat, known));
}

/** Why the person of this seat (counted from 1) can't go back to `to` moves, given their `undoLimit`; undefined if they can. */
export function whyNoUndo(
  seats: readonly number[],
  limit: number,
  seat: number,
  to: number,
  game?: Game,
): string | undefined {
  const known = game === undefined ? undefined : gameFrom(game);
  return trusting('a list of seats', () => whyNoUndoOf(seats, limit, seat, to, known));
}

/** A sentence for the message about a refused move of an older game; undefined if it was recorded under today's rules. */
export function otherRules(recordedUnder: number): string | undefined {
  if (!isRulesVersion(recordedUnder)) throw new MisuseError('A rules version is a whole number from 1 up.');
  return sentenceAboutRules(recordedUnder);
}
