// The public face of the engine. Names outside, numbers inside; whatever can go wrong comes back as a value.
import { audienceOf as whoHears } from './kernel/audience.ts';
import { choicesOf, type GameChoices } from './kernel/choices.ts';
import { seatOf } from './kernel/command.ts';
import { compileGame } from './kernel/compile.ts';
import type { ConfigRequest } from './kernel/config.ts';
import type { GameDefinition } from './kernel/definition.ts';
import { failure, success, type Result } from './kernel/errors.ts';
import { guideOf, type GameGuide } from './kernel/guide.ts';
import type { NamedCommand } from './kernel/named.ts';
import { makeOffers } from './kernel/offers.ts';
import {
  applyCommand,
  listen,
  replayRecord,
  replayWhileLegal as replaySoFar,
  undoLimit,
} from './kernel/record.ts';
import { legalInto, seatAsked } from './kernel/run.ts';
import type { Seed } from './kernel/seed.ts';
import { isRecord } from './kernel/shapes.ts';
import { resampleInto, sightOf, type Sight } from './kernel/sight.ts';
import { restoreSnapshot, type Snapshot } from './kernel/snapshot.ts';
import { startInto } from './kernel/start.ts';
import { blankState } from './kernel/state.ts';
import { toCommand } from './kernel/translate.ts';
import { NOBODY, type Game, type Refusal, type Seat, type State } from './kernel/types.ts';
import { viewOf, type View } from './kernel/view.ts';
import { whyNot as reasonFor } from './kernel/whyNot.ts';
import type {
  Command,
  Fact,
  GameRecord,
  Replayed,
  ReplayedSoFar,
  Salvaged,
  SavedGame,
} from './modules/face.ts';
import { GAMES } from './modules/games.ts';
import { parseCommand as readCommand } from './notation/command.ts';
import { parseConfig as parseConfigLines } from './notation/config.ts';
import {
  formatSave as writeSave,
  parseSave as readSave,
  salvageSave as readSalvaged,
} from './notation/save.ts';

/** The games there are and what a table can choose in each; the first is the usual one. */
export function gamesThereAre(): GameChoices[] {
  return GAMES.map(choicesOf);
}

/** What never changes in each of these games: maps, commands, tracks. */
export function guides(): GameGuide[] {
  return GAMES.map(guideOf);
}

function definitionOf(config: ConfigRequest): Result<GameDefinition> {
  if (!isRecord(config)) return failure('bad-configuration', 'A configuration is an object.');
  const { game: id = GAMES[0]!.id } = config;
  if (typeof id !== 'string') return failure('bad-configuration', 'The name of a game is a word.');
  const definition = GAMES.find((game) => game.id === id);
  if (definition !== undefined) return success(definition);
  const known = GAMES.map((game) => game.id).join(', ');
  return failure('bad-configuration', `There is no game “${id}”; there are ${known}.`);
}

/** Turns a configuration into a game, or says why it cannot be played. What is left out takes its usual value. */
export function compile(request: ConfigRequest): Result<Game> {
  const definition = definitionOf(request);
  return definition.ok ? compileGame(definition.value, request) : definition;
}

/** Reads a configuration from its text form and checks it. */
export function parseConfig(text: string): Result<Game> {
  const request = parseConfigLines(text.split(/\r?\n/u));
  return request.ok ? compile(request.value) : request;
}

/** Sets up a game; the facts tell the setup. */
export function start(game: Game, seed: Seed): { readonly state: State; readonly facts: readonly Fact[] } {
  const state = blankState(game);
  const facts = listen(state, () => startInto(state, seed));
  return { state, facts: facts as unknown as Fact[] };
}

/** Used again by every call of `legal`. */
const offers = makeOffers();

/** Every legal command, or those of one seat (counted from 1). A seat's own list tells nothing it may not know. */
export function legal(state: State, seat?: number): Command[] {
  legalInto(state, offers);
  const commands: NamedCommand[] = [];
  for (let i = 0; i < offers.count; i++) {
    const packed = offers.items[i]!;
    if (seat === undefined || seatOf(packed) + 1 === seat) commands.push(toCommand(state.game, packed));
  }
  return commands as unknown as Command[];
}

/** Why this seat (counted from 1) can do nothing of a kind of command now; undefined where it can, or where there is no such kind. */
export function whyNot(state: State, seat: number, kind: string): Refusal | undefined {
  const viewer = seatOfViewer(state, seat);
  return viewer === NOBODY ? undefined : reasonFor(state, viewer, kind);
}

/** Carries out a command in place; a refused one changes nothing. */
export function apply(state: State, command: Command): Result<readonly Fact[]> {
  return applyCommand(state, command) as Result<readonly Fact[]>;
}

/**
 * Reads a command as people type it: “drive chicago”, “2: give atlanta to 3”. It need not be legal. Where the player is named,
 * the answer tells him nothing he may not know; where not, it is that of whoever could say it now.
 */
export function parseCommand(state: State, text: string): Result<Command> {
  return readCommand(state, text) as Result<Command>;
}

/** What a seat (counted from 1) may know; anybody else sees what lies open to all. */
export function view(state: State, viewer: number): View {
  return viewOf(state, seatOfViewer(state, viewer));
}

/** The same knowledge in the inner form, from which states can be drawn. */
export function sight(state: State, viewer: number): Sight {
  return sightOf(state, seatOfViewer(state, viewer));
}

function seatOfViewer(state: State, viewer: number): Seat {
  return viewer >= 1 && viewer <= state.game.shape.seats ? viewer - 1 : NOBODY;
}

/** A whole state that agrees with all that the viewer knows, drawn with four words of chance. */
export function resample(from: Sight, random: Int32Array): State {
  const state = blankState(from.table.game);
  resampleInto(state, from, random);
  return state;
}

/** The seat (counted from 1) whose answer the game waits for; 0 when it is over. */
export function waitsFor(state: State): number {
  return seatAsked(state) + 1;
}

/** Facts without those that this viewer (counted from 1, 0 for a watcher) may not hear. */
export function factsFor(facts: readonly Fact[], viewer: number): Fact[] {
  return facts.filter((fact) => fact.audience === undefined || fact.audience.includes(viewer));
}

/**
 * The seats (counted from 1) that may hear the words of a command, asked on the state before it; undefined: everybody. Whoever
 * hears the commands he may hear learns nothing that his facts and his view do not tell.
 */
export function audienceOf(state: State, command: Command): readonly number[] | undefined {
  return whoHears(state, command);
}

/** Plays a record again, to its end or up to a number of commands; fails if a command is illegal today. */
export function replay(record: GameRecord, upTo?: number): Result<Replayed> {
  const definition = definitionOf(record.config);
  if (!definition.ok) return definition;
  return replayRecord(definition.value, record, upTo) as Result<Replayed>;
}

/**
 * Plays a record as far as today's rules allow, to its end or up to a number of commands. A record of an older rules version may hold a
 * command that is illegal today: then `moves` commands were played, `state` stands after them, and `stopped` says in a short message
 * which move is refused, why, and which rules version the game was recorded under. Fails only on a damaged configuration or seed.
 */
export function replayWhileLegal(record: GameRecord, upTo?: number): Result<ReplayedSoFar> {
  const definition = definitionOf(record.config);
  if (!definition.ok) return definition;
  return replaySoFar(definition.value, record, upTo) as Result<ReplayedSoFar>;
}

/** The record without the last command of this seat, or without all from `to` on. Never past a reveal or another's decision. */
export function undo(record: GameRecord, seat: number, to?: number): Result<GameRecord> {
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const left = to ?? record.commands.length - 1;
  const limit = undoLimit(
    record.commands.map((command) => command.seat),
    replayed.value.reveals,
    seat,
  );
  if (limit === record.commands.length) {
    const message = `Player ${String(seat)} has nothing to take back: a card was revealed or somebody else decided since.`;
    return failure('nothing-to-undo', message);
  }
  if (!Number.isInteger(left) || left < limit || left >= record.commands.length) {
    const message = `Player ${String(seat)} can go back to move ${String(limit)} at the earliest, not to ${String(left)}.`;
    return failure('nothing-to-undo', message);
  }
  return success({ ...record, commands: record.commands.slice(0, left) });
}

/** Reads a saved game and plays it through. A save without the line “rules” is of rules version 1. */
export function parseSave(text: string): Result<SavedGame> {
  return readSave(GAMES, text) as Result<SavedGame>;
}

/** Reads a saved game as `replayWhileLegal` plays a record: up to its last legal move, with the reason if that isn't the end. */
export function salvageSave(text: string): Result<Salvaged> {
  return readSalvaged(GAMES, text) as Result<Salvaged>;
}

/** Writes a saved game; `rules` is the rules version it was recorded under, RULES_VERSION for a game played today. */
export function formatSave(saved: SavedGame): Result<string> {
  const definition = definitionOf(saved.config);
  return definition.ok ? writeSave(definition.value, saved) : definition;
}

export function restore(game: Game, snapshot: Snapshot): Result<State> {
  return restoreSnapshot(game, snapshot);
}

export { undoLimit } from './kernel/record.ts';
export { otherRules, RULES_VERSION } from './kernel/rulesVersion.ts';
export { cloneState as clone, sameState, hashState } from './kernel/state.ts';
export { takeSnapshot as snapshot } from './kernel/snapshot.ts';
export { formatSeed, parseSeed, seedFromText, seedHash, seedOfSeries } from './kernel/seed.ts';
export { formatCommand, formatWords } from './notation/command.ts';
export { formatConfig } from './notation/config.ts';
export { ENDINGS } from './kernel/types.ts';
export { CARDS_PER_TURN } from './rules/draw.ts';
export { HAND_LIMIT } from './rules/handLimit.ts';
export type { GameChoices, OptionChoice } from './kernel/choices.ts';
export type { GameGuide, KindGuide } from './kernel/guide.ts';
export type { Config, ConfigRequest } from './kernel/config.ts';
export type { CordonError, ErrorCode, Result } from './kernel/errors.ts';
export type { Stop } from './kernel/record.ts';
export type { Seed } from './kernel/seed.ts';
export type { Sight } from './kernel/sight.ts';
export type { Snapshot } from './kernel/snapshot.ts';
export type { Ending, Game, State } from './kernel/types.ts';
export type { View } from './kernel/view.ts';
export type {
  Command,
  Fact,
  GameRecord,
  Replayed,
  ReplayedSoFar,
  Salvaged,
  SavedGame,
} from './modules/face.ts';
