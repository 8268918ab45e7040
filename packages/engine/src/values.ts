// What can be done with states, seeds and commands that the engine made.
import type { Config } from './kernel/config.ts';
import { gameFrom, MisuseError, seedFrom, stateFrom, trusting } from './kernel/misuse.ts';
import type { NamedCommand } from './kernel/named.ts';
import { readConfig } from './kernel/outside.ts';
import { speakerOf as speakerIn } from './kernel/seating.ts';
import { isRecord, isWords } from './kernel/shapes.ts';
import {
  formatSeed as writeSeed,
  seedFromText as seedOfText,
  seedHash as hashOfSeed,
  seedOfSeries as seedInSeries,
  type Seed,
} from './kernel/seed.ts';
import { cloneState, hashState as hashCells, sameState as haveSameCells } from './kernel/state.ts';
import type { Game, State } from './kernel/types.ts';
import { formatCommand as writeCommand, formatWords as writeWords } from './notation/command.ts';
import { formatConfig as writeConfig } from './notation/config.ts';

/** The seat (counted from 1) whose person decides for a seat: usually the seat itself. */
export function speakerOf(game: Game, seat: number): number {
  if (!Number.isInteger(seat)) throw new MisuseError('A seat is a whole number.');
  return speakerIn(gameFrom(game), seat);
}

export function clone(state: State): State {
  return cloneState(stateFrom(state));
}

export function sameState(a: State, b: State): boolean {
  return haveSameCells(stateFrom(a), stateFrom(b));
}

/** A 32-bit hash of everything in the state. */
export function hashState(state: State): number {
  return hashCells(stateFrom(state));
}

/** A seed as 32 hexadecimal digits. */
export function formatSeed(seed: Seed): string {
  return writeSeed(seedFrom(seed));
}

/** The SHA-256 of the seed's 32 digits, as 64 hexadecimal digits. */
export function seedHash(seed: Seed): string {
  return hashOfSeed(seedFrom(seed));
}

/** The seed of game number `index` in a series: the same whatever the order in which the games are played. */
export function seedOfSeries(seed: Seed, index: number): Seed {
  if (!Number.isSafeInteger(index)) throw new MisuseError('The number of a game must be a whole number.');
  return seedInSeries(seedFrom(seed), index);
}

/** Hashing takes time for every letter. */
const LONGEST_TEXT = 100_000;

/** Any text as a seed: itself if it is one, else the first half of its SHA-256. */
export function seedFromText(text: string): Seed {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT)
    throw new MisuseError(
      `Only a text of at most ${String(LONGEST_TEXT)} letters can be turned into a seed.`,
    );
  return seedOfText(text);
}

/** Lists in a command are short; an endless one is no command. */
function plainCommand(command: NamedCommand): NamedCommand {
  if (!isRecord(command)) throw new TypeError('not a command');
  for (const value of Object.values(command))
    if (Array.isArray(value) && value.length > LONGEST_LIST) throw new RangeError('too long a list');
  return command;
}

const LONGEST_LIST = 100;

/** A command with its player in front: “1: drive chicago”. */
export function formatCommand(game: Game, command: NamedCommand): string {
  gameFrom(game);
  return trusting('a Command', () => writeCommand(game, plainCommand(command)));
}

/** The words of a command without the player: “drive chicago”. */
export function formatWords(game: Game, command: NamedCommand): string {
  gameFrom(game);
  return trusting('a Command', () => writeWords(game, plainCommand(command)));
}

/** The lines of a configuration, as `parseConfig` reads them. */
export function formatConfig(config: Config): string[] {
  const read = readConfig(config);
  if (!read.ok || !isRecord(read.value) || !isWords(read.value.options))
    throw new MisuseError('This is not a Config of the engine.');
  return trusting('a Config', () => writeConfig(read.value as Config));
}
