// What is played in an arena: every bot on every table from the same seeds, so that bots can be compared game by game.
import { formatSeed, parseSeed, type Game } from '@cordon/engine';
import { readEngines, readOnFault, type OnFault } from '../engines/options.ts';
import type { Program } from '../engines/seat.ts';
import { readText } from '../files.ts';
import { textOf, type Values } from '../options.ts';
import { peopleAt, sharedOut } from '../people.ts';
import { playerNamed } from '../play/bots.ts';
import { readTable } from '../tableOptions.ts';
import { orTrouble, Trouble } from '../trouble.ts';
import { enginesOf, type Setting } from './line.ts';
import { rotationsOf, seatsBySide, sideCount } from './rotations.ts';

export interface Cell {
  /** Its number in the contest. */
  readonly number: number;
  readonly game: Game;
  /** One name for each seat. */
  readonly bots: readonly string[];
  /** The bots as they were named. */
  readonly team: string;
  /** Where sides play against each other: the bot of each. */
  readonly sides?: readonly string[];
}

interface Team {
  readonly name: string;
  /** One for all players, or one for each. */
  readonly bots: readonly string[];
}

export interface Contest {
  readonly cells: readonly Cell[];
  /** Other people's bots, under the names that cells use. */
  readonly programs: readonly Program[];
  readonly onFault: OnFault;
  /** The deals that are played, in text form. */
  readonly seeds: readonly string[];
}

/** Who plays in a cell, and on what. */
export const settingOf = ({ programs, onFault }: Contest, { game, bots }: Cell): Setting => ({
  config: game.config,
  bots,
  ...enginesOf(programs, bots, onFault),
});

const BETWEEN_SIDES = { windows: 'possible' } as const;
const USUAL = { consent: 'automatic', ...BETWEEN_SIDES } as const;

export function readContest(values: Values, games: number): Contest {
  const programs = readEngines(values);
  const sides = textOf(values, 'sides');
  if (sides === undefined) return contestOf(values, games, teamsOf(values, programs), programs);
  if (values['bots'] !== undefined) throw new Trouble('--sides and --bots cannot be given together.');
  const bots = sides.split(',').map((name) => name.trim());
  const known = new Set(programs.map(({ name }) => name));
  for (const bot of bots) if (!known.has(bot)) playerNamed(bot);
  const cells = gamesOf(values).flatMap((game) =>
    rotationsOf(game, bots).map((bySide) => ({
      game,
      bots: seatsBySide(game, bySide),
      team: bySide.join(' / '),
      sides: bySide,
    })),
  );
  return contestWith(values, games, cells, programs);
}

/** What these teams play on the tables that the options describe. */
export function contestOf(
  values: Values,
  games: number,
  teams: readonly Team[],
  programs: readonly Program[] = [],
): Contest {
  const cells = gamesOf(values).flatMap((game) =>
    teams.map(({ name, bots }) => ({ game, bots: seatsOf(name, bots, game), team: name })),
  );
  return contestWith(values, games, cells, programs);
}

function contestWith(
  values: Values,
  games: number,
  cells: readonly Omit<Cell, 'number'>[],
  programs: readonly Program[],
): Contest {
  const seeds = readSeeds(textOf(values, 'seeds'), games).slice(0, games);
  const numbered = cells.map((cell, number) => ({ number, ...cell }));
  return { cells: numbered, programs, onFault: readOnFault(values), seeds };
}

/** The tables that the options describe. */
function gamesOf(values: Values): Game[] {
  return listOf(values, 'players').flatMap((players) =>
    listOf(values, 'epidemics').map((epidemics) => openTable({ ...values, players, epidemics })),
  );
}

/** The teams of --bots, and one for each program that is in none of them. */
function teamsOf(values: Values, programs: readonly Program[]): Team[] {
  const names = programs.map(({ name }) => name);
  const teams = (textOf(values, 'bots') ?? 'fast').split(',').map((text) => {
    const name = text.trim();
    return { name, bots: name.split('+') };
  });
  for (const bot of teams.flatMap(({ bots }) => bots)) if (!names.includes(bot)) playerNamed(bot);
  const alone = names.filter((name) => !teams.some(({ bots }) => bots.includes(name)));
  return [...teams, ...alone.map((name) => ({ name, bots: [name] }))];
}

/** Hands are open unless said otherwise, in the games that know another way. Sides keep their secrets, and ask each other. */
function openTable(values: Values): Game {
  const game = readTable(values, USUAL);
  if (sideCount(game) > 1) return readTable(values, BETWEEN_SIDES);
  return values['hands'] === undefined && !game.openHands
    ? readTable({ ...values, hands: 'open' }, USUAL)
    : game;
}

/** Where nothing is said, what is usual at such a table. */
function listOf(values: Values, name: string): (string | undefined)[] {
  return (
    textOf(values, name)
      ?.split(',')
      .map((item) => item.trim()) ?? [undefined]
  );
}

/** “fast” for all players, or one for each: “fast+novice”. */
function seatsOf(team: string, bots: readonly string[], game: Game): readonly string[] {
  const seats = sharedOut(game, bots);
  if (seats !== undefined) return seats;
  const people = peopleAt(game).length;
  throw new Trouble(
    `“${team}” names ${String(bots.length)} bots for ${String(people)} ${people === 1 ? 'player' : 'players'}.`,
  );
}

/** The whole list, which has to be long enough. */
function readSeeds(path: string | undefined, games: number): string[] {
  if (path === undefined) throw new Trouble('--seeds FILE is missing: a file with one seed in each line.');
  const lines = readText(path)
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length < games)
    throw new Trouble(`${path} holds ${String(lines.length)} seeds, fewer than ${String(games)} games.`);
  return lines.map((seed) => formatSeed(orTrouble(parseSeed(seed))));
}
