// A game is its configuration, its seed and its commands; everything else is replay. Undo is a shorter record.
import { compileGame } from './compile.ts';
import type { Config, ConfigRequest } from './config.ts';
import { optionsOf } from './available.ts';
import type { GameDefinition } from './definition.ts';
import { failure, success, type CordonError, type Result } from './errors.ts';
import { explainRefusal } from './explain.ts';
import type { FactBase } from './facts.ts';
import type { NamedCommand } from './named.ts';
import { quote, shorten } from './quote.ts';
import { FIRST_RULES, otherRules } from './rulesVersion.ts';
import { isLegal, play } from './run.ts';
import { speakerOf } from './seating.ts';
import type { Seed } from './seed.ts';
import { isRecord } from './shapes.ts';
import { startInto } from './start.ts';
import { blankState } from './state.ts';
import { fromCommand } from './translate.ts';
import type { Game, State } from './types.ts';

export interface GameRecord {
  readonly config: Config;
  readonly seed: Seed;
  readonly commands: readonly NamedCommand[];
  /** The rules version the game was recorded under; left out in records older than rules versions, which are version 1. */
  readonly rules?: number;
}

/** Where today's rules refuse to go on with a record. */
export interface Stop {
  /** The number of the refused move, counted from 1. */
  readonly move: number;
  /** Says which move, why, and whether the game was recorded under another rules version. */
  readonly message: string;
  /** Why the move is illegal, stable across languages; undefined if it isn't even a command of this game. */
  readonly reason?: string;
  /** The rules version the game was recorded under. */
  readonly rules: number;
}

/** A replay that went as far as the record is legal: `facts` and `reveals` cover exactly the `moves` played. */
export interface ReplayedSoFar extends Replayed {
  readonly moves: number;
  /** Why it went no further; undefined if the whole record is legal. */
  readonly stopped?: Stop;
}

/** A finished replay: the state, and what happened in setup (first) and with each command. */
export interface Replayed {
  readonly game: Game;
  readonly state: State;
  readonly facts: readonly (readonly FactBase[])[];
  /** How many reveals had happened before each command, and at the end. */
  readonly reveals: readonly number[];
}

/** Hears facts while `act` runs and gives them back. */
export function listen(s: State, act: () => void): FactBase[] {
  const facts: FactBase[] = [];
  s.sink = (fact) => facts.push(fact);
  try {
    act();
  } finally {
    s.sink = undefined;
  }
  return facts;
}

/** Checks a command and carries it out; a refused one changes nothing. */
export function applyCommand(s: State, command: NamedCommand): Result<readonly FactBase[]> {
  const packed = fromCommand(s.game, command);
  if (!packed.ok) return packed;
  if (!isLegal(s, packed.value)) {
    const { message, ...why } = explainRefusal(s, packed.value);
    return failure('illegal-command', message, why);
  }
  return success(listen(s, () => play(s, packed.value)));
}

/** The game of a record, whose configuration must say everything. */
function gameOfRecord(definition: GameDefinition, record: GameRecord): Result<Game> {
  const game = compileGame(definition, record.config);
  if (!game.ok) return game;
  const missing = missingSetting(definition, game.value.config, record.config);
  return missing === undefined
    ? game
    : failure('bad-save', `The configuration of a recorded game must say “${missing}”.`);
}

function kindOf(command: unknown): string {
  return isRecord(command) && typeof command['kind'] === 'string'
    ? shorten(command['kind'])
    : 'not a command';
}

/**
 * A setting that a record fails to name: a later change of what is usual must not change an old game. Challenges may be left out, and so
 * may options that a configuration omits while they are usual.
 */
export function missingSetting(
  definition: GameDefinition,
  whole: Config,
  config: ConfigRequest,
): string | undefined {
  const says = (value: object | undefined, name: string): boolean =>
    value !== undefined && Object.hasOwn(value, name);
  const key = Object.keys(whole).find((name) => name !== 'challenges' && !says(config, name));
  if (key !== undefined) return key;
  const option = optionsOf(definition, whole.boxes, whole.challenges).find(
    ({ name, omitUsual = false }) => !omitUsual && !says(config.options, name),
  );
  if (option !== undefined) return `option ${option.name}`;
  const deck = Object.keys(whole.decks ?? {}).find((name) => !says(config.decks, name));
  return deck === undefined ? undefined : `deck ${deck}`;
}

/** Plays a record from its seed up to a number of commands, or to its end; fails at the first command that is illegal. */
export function replayRecord(
  definition: GameDefinition,
  record: GameRecord,
  upTo?: number,
): Result<Replayed> {
  const replayed = replayWhileLegal(definition, record, upTo);
  if (!replayed.ok || replayed.value.stopped === undefined) return replayed;
  const { message, reason } = replayed.value.stopped;
  return failure('bad-save', message, reason === undefined ? {} : { reason });
}

/** Plays a record as far as it is legal today. Fails only if there is nothing to play: no configuration, seed or commands. */
export function replayWhileLegal(
  definition: GameDefinition,
  record: GameRecord,
  upTo?: number,
): Result<ReplayedSoFar> {
  const compiled = gameOfRecord(definition, record);
  if (!compiled.ok) return compiled;
  const game = compiled.value;
  const moves = record.commands.length;
  const wanted = upTo ?? moves;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > moves) {
    const message = `This game has ${String(moves)} moves; there is no move ${quote(wanted)}.`;
    return failure('no-such-move', message);
  }
  const state = blankState(game);
  const facts: (readonly FactBase[])[] = [listen(state, () => startInto(state, record.seed))];
  const reveals: number[] = [state.reveals];
  for (const [index, command] of record.commands.slice(0, wanted).entries()) {
    const applied = applyCommand(state, command);
    if (!applied.ok) {
      const stopped = stopAt(index + 1, kindOf(command), applied.error, record.rules);
      return success({ game, state, facts, reveals, moves: index, stopped });
    }
    facts.push(applied.value);
    reveals.push(state.reveals);
  }
  return success({ game, state, facts, reveals, moves: wanted });
}

/** The stop at a move that today's rules refuse. */
export function stopAt(
  move: number,
  words: string,
  { message, reason }: CordonError,
  rules = FIRST_RULES,
): Stop {
  const sentences = [
    `Move ${String(move)} (${shorten(words)}) can't be played: ${message}`,
    otherRules(rules) ?? [],
  ];
  return { move, rules, message: sentences.flat().join(' '), ...(reason === undefined ? {} : { reason }) };
}

/** Whether one person decides for both seats; without a game everybody has one seat. */
function isSamePerson(game: Game | undefined, one: number, other: number): boolean {
  return game === undefined ? one === other : speakerOf(game, one) === speakerOf(game, other);
}

/**
 * How many commands are left when the person of this seat (counted from 1) takes back all they may: back to the last reveal or to the
 * last decision of another person. `seats` says whose each command was, `reveals` how many reveals there had been before each and at
 * the end.
 */
export function undoLimit(
  seats: readonly number[],
  reveals: readonly number[],
  seat: number,
  game?: Game,
): number {
  let left = seats.length;
  while (left > 0 && isSamePerson(game, seats[left - 1]!, seat) && reveals[left - 1] === reveals[left])
    left--;
  return left;
}

/** Why this seat (counted from 1) can't go back to `to` moves, where `undoLimit` said `limit`; undefined if it can. */
export function whyNoUndo(
  seats: readonly number[],
  limit: number,
  seat: number,
  to: number,
  game?: Game,
): string | undefined {
  const moves = seats.length;
  if (moves === 0) return 'There is nothing to undo: no move has been made yet.';
  const last = seats[moves - 1]!;
  if (!isSamePerson(game, last, seat))
    return `There is nothing to undo: the last move was player ${quote(last)}’s.`;
  if (limit === moves) return 'There is nothing to undo: a card has been revealed since your last move.';
  if (Number.isInteger(to) && to >= limit && to < moves) return undefined;
  return `You can go back to move ${String(limit)} at the earliest, not to ${quote(to)}.`;
}
