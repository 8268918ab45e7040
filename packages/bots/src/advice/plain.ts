// Advice as a job for another thread: everything that goes in and comes out is plain data.
import {
  compile,
  formatConfig,
  replay,
  type Command,
  type Config,
  type Game,
  type GameRecord,
} from '@cordon/engine';
import { blankState, fromCommand, sightOf, type Sight } from '@cordon/engine/inner';
import { advise, type Advice, type HintThinking } from './advise.ts';
import type { Chance } from './chance.ts';
import { explain, type Explanation } from './explain.ts';
import type { Thinking } from './effort.ts';
import { winChance } from './winChance.ts';

/** What a seat sees, as it is sent to another thread. */
export interface SightData {
  readonly config: Config;
  /** The seat that looks, counted from 1; 0: somebody who only watches. */
  readonly seat: number;
  /** The cells of the sight. */
  readonly cells: Int32Array;
}

export type AdviceQuestion = SightData & Thinking;
export type HintQuestion = SightData & HintThinking;

/** A command, and what a seat sees before it. */
export interface MoveQuestion extends SightData {
  readonly command: Command;
  readonly seed: string;
}

/** A place in a recorded game: after so many commands, seen by a seat. */
export interface Place {
  readonly record: GameRecord;
  readonly step: number;
  /** Counted from 1; 0: somebody who only watches. */
  readonly seat: number;
}

const games = new Map<string, Game>();
const MOST_GAMES = 20;

/** The game of a configuration, the same one for the same configuration. */
export function gameOf(config: Config): Game {
  const key = formatConfig(config).join('\n');
  const known = games.get(key);
  if (known !== undefined) return known;
  const compiled = compile(config);
  if (!compiled.ok) throw new Error(compiled.error.message);
  if (games.size >= MOST_GAMES) games.clear();
  games.set(key, compiled.value);
  return compiled.value;
}

/** What a seat sees at a place of a recorded game, ready to be sent. */
export function sightAt({ record, step, seat }: Place): SightData {
  const replayed = replay(record, step);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { table } = sightOf(replayed.value.state, seat - 1);
  return { config: record.config, seat, cells: table.cells };
}

/** The sight that was sent. */
export function sightFrom({ config, seat, cells }: SightData): Sight {
  const table = blankState(gameOf(config));
  table.cells.set(cells);
  return { viewer: seat - 1, table };
}

/** The hint for what a seat sees; undefined when the game is over. */
export function adviseOn(question: HintQuestion): Advice | undefined {
  return advise(sightFrom(question), question);
}

/** The hint at a place of a recorded game, from what the seat could know there. */
export function adviseAt(place: Place & HintThinking): Advice | undefined {
  return adviseOn({ ...place, ...sightAt(place) });
}

/** The chance of winning from what a seat sees. */
export function chanceOn(question: AdviceQuestion): Chance {
  return winChance(sightFrom(question), question);
}

/** The chance of winning at a place of a recorded game, from what the seat could know there. */
export function chanceAt(place: Place & Thinking): Chance {
  return chanceOn({ ...place, ...sightAt(place) });
}

/** Why a command is given at what a seat sees; undefined where that seat cannot know. */
export function explainOn(question: MoveQuestion): Explanation | undefined {
  const sight = sightFrom(question);
  const packed = fromCommand(sight.table.game, question.command);
  return packed.ok ? explain(sight, packed.value, question.seed) : undefined;
}

/** Why the command after `step` was given, as far as the seat that asks can know; undefined where it cannot. */
export function explainAt(place: Place & { readonly seed: string }): Explanation | undefined {
  const command = place.record.commands[place.step];
  if (command === undefined) throw new Error(`there is no move ${String(place.step + 1)}`);
  return explainOn({ ...sightAt(place), command, seed: place.seed });
}
