// Whole games that were recorded for the engine, won and lost, played again command by command.
import {
  apply,
  compile,
  parseSave,
  start,
  type Command,
  type Fact,
  type SavedGame,
  type State,
} from '@cordon/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../engine/test/games');

export interface Moment {
  readonly state: State;
  /** What led here. */
  readonly facts: readonly Fact[];
  /** What is played next. */
  readonly next: Command | undefined;
}

function saved(name: string): SavedGame {
  const read = parseSave(readFileSync(join(FOLDER, `${name}.cordon`), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
  return read.value;
}

/** The names of the recorded games of a game that begin so. */
export function recordedGames(game: string, beginning = ''): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.cordon') && file.startsWith('iberia-') === (game === 'iberia'))
    .map((file) => file.slice(0, -'.cordon'.length))
    .filter((name) => name.replace('iberia-', '').startsWith(beginning));
}

/** The same state goes through all moments. */
export function* momentsOf(name: string): Generator<Moment, void> {
  const { config, seed, commands } = saved(name);
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  const begun = start(game.value, seed);
  const { state } = begun;
  let { facts } = begun;
  for (const next of commands) {
    yield { state, facts, next };
    const done = apply(state, next);
    if (!done.ok) throw new Error(done.error.message);
    facts = done.value;
  }
  yield { state, facts, next: undefined };
}
