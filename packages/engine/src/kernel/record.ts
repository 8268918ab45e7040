// A game is its configuration, its seed and its commands; everything else is replay. Undo is a shorter record.
import { compileGame } from './compile.ts';
import type { Config, ConfigRequest } from './config.ts';
import type { GameDefinition } from './definition.ts';
import { failure, success, type Result } from './errors.ts';
import { explainRefusal } from './explain.ts';
import type { FactBase } from './facts.ts';
import type { NamedCommand } from './named.ts';
import { isLegal, play } from './run.ts';
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
    const { reason, message } = explainRefusal(s, packed.value);
    return failure('illegal-command', message, { reason });
  }
  return success(listen(s, () => play(s, packed.value)));
}

/** The game of a record whose parts are sound: a configuration of the game, a seed of four words, a list of commands. */
export function gameOfRecord(definition: GameDefinition, record: GameRecord): Result<Game> {
  const game = compileGame(definition, record.config);
  if (!game.ok) return game;
  if (!(record.seed instanceof Int32Array) || record.seed.length !== 4) {
    return failure('bad-seed', 'A seed has four words of 32 bits.');
  }
  if (!Array.isArray(record.commands)) return failure('bad-save', 'A game has a list of commands.');
  return isWhole(record.config, game.value.config)
    ? game
    : failure('bad-save', 'The configuration has gaps.');
}

function kindOf(command: unknown): string {
  return isRecord(command) && typeof command['kind'] === 'string' ? command['kind'] : 'not a command';
}

/** A record leaves nothing to what is usual today; no word about challenges means none. */
function isWhole(given: ConfigRequest, checked: Config): boolean {
  const says = (value: object | undefined, name: string): boolean => value !== undefined && name in value;
  return (
    Object.keys(checked).every((name) => name === 'challenges' || says(given, name)) &&
    Object.keys(checked.options).every((name) => says(given.options, name))
  );
}

/** Plays a record from its seed up to a number of commands, or to its end. */
export function replayRecord(
  definition: GameDefinition,
  record: GameRecord,
  upTo?: number,
): Result<Replayed> {
  const compiled = gameOfRecord(definition, record);
  if (!compiled.ok) return compiled;
  const game = compiled.value;
  const moves = record.commands.length;
  const wanted = upTo ?? moves;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > moves) {
    const message = `This game has ${String(moves)} moves; there is no move ${String(wanted)}.`;
    return failure('no-such-move', message);
  }
  const state = blankState(game);
  const facts: (readonly FactBase[])[] = [listen(state, () => startInto(state, record.seed))];
  const reveals: number[] = [state.reveals];
  for (const [index, command] of record.commands.slice(0, wanted).entries()) {
    const applied = applyCommand(state, command);
    if (!applied.ok) {
      const { reason, message } = applied.error;
      const more = reason === undefined ? {} : { reason };
      return failure(
        'bad-save',
        `Move ${String(index + 1)} (${kindOf(command)}) cannot be played: ${message}`,
        more,
      );
    }
    facts.push(applied.value);
    reveals.push(state.reveals);
  }
  return success({ game, state, facts, reveals });
}

/**
 * How many commands are left when this seat (counted from 1) takes back all it may: back to the last reveal or to the
 * last decision of another player. `seats` says whose each command was, `reveals` how many reveals there had been before
 * each and at the end.
 */
export function undoLimit(seats: readonly number[], reveals: readonly number[], seat: number): number {
  let left = seats.length;
  while (left > 0 && seats[left - 1] === seat && reveals[left - 1] === reveals[left]) left--;
  return left;
}
