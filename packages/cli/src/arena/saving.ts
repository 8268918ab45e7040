// Games of an arena or a simulation as saved games in a folder, a file for each.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ENDINGS,
  formatCommand,
  RULES_VERSION,
  type Command,
  type Game,
  type Seed,
  type State,
} from '@cordon/engine';
import { toCommand, type Packed } from '@cordon/engine/inner';
import { reasonOf, writeSave } from '../files.ts';
import { Trouble } from '../trouble.ts';
import { gameKeyOf, type Setting } from './line.ts';

/** Makes the folder; one that holds something already is taken only to go on with. */
export function readyFolder(path: string, goesOn: boolean): void {
  try {
    mkdirSync(path, { recursive: true });
    if (goesOn || readdirSync(path).length === 0) return;
  } catch (error) {
    throw new Trouble(`The folder ${path} cannot be used: ${reasonOf(error)}.`);
  }
  throw new Trouble(`The folder ${path} is not empty; choose another one for the games.`);
}

const commandsOf = ({ game }: State, moves: readonly Packed[]): Command[] =>
  moves.map((move) => toCommand(game, move));

const LENGTH = 16;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, LENGTH);

/** Equal for equal games: a hash of the moves as they stand in a saved game. */
export function hashOfMoves(state: State, moves: readonly Packed[]): string {
  return hashOfCommands(state.game, commandsOf(state, moves));
}

export function hashOfCommands(game: Game, commands: readonly Command[]): string {
  return hashOf(commands.map((command) => formatCommand(game, command)).join('\n'));
}

const LONGEST_TEAM = 40;

/** A name for the file of a game: readable, and different for different tables, players and deals. */
export function nameOfGame(setting: Setting & { readonly seed: string }): string {
  const { config, bots, seed } = setting;
  const team = bots.every((bot) => bot === bots[0]) ? bots[0]! : bots.join('+');
  const table = `${[config.game, ...(config.boxes ?? [])].join('-')}-${String(config.players)}p-${String(config.epidemics)}e`;
  const short = team.replaceAll(/[^\w+]+/gu, '-').slice(0, LONGEST_TEAM);
  return `${table}-${short}-${hashOf(gameKeyOf(setting, seed))}`;
}

/** Writes a game; `about` stands at its top as a comment. */
export function saveGame(
  folder: string,
  name: string,
  { state, seed, moves }: { readonly state: State; readonly seed: Seed; readonly moves: readonly Packed[] },
  about: string,
): void {
  writeSave(join(folder, `${name}.cordon`), {
    config: state.game.config,
    seed,
    commands: commandsOf(state, moves),
    rules: RULES_VERSION,
    comments: { 0: [about] },
    result: ENDINGS[state.over]!,
  });
}
