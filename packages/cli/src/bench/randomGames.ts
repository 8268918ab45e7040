// How many random games a second of CPU makes, and what they are like.
import { compile, type ConfigRequest, type Game } from '@cordon/engine';
import { orTrouble } from '../trouble.ts';
import { anyCommand, RandomGames, type Choice, type GamesPlayed } from './games.ts';
import { cost, median, RUNS } from './measure.ts';

/** Rough: one short run, for a first impression. */
export type Effort = 'full' | 'rough';

const ROUGHLY = 10;

export interface GamesResult {
  readonly name: string;
  readonly gamesPerCpuSecond: number;
  readonly runs: readonly number[];
  readonly commandsPerGame: number;
  readonly legalPerCommand: number;
  readonly turnsPerGame: number;
  readonly wins: number;
  readonly games: number;
}

/** The options under which nothing stops a game that need not. */
export const FAST = { hands: 'open', consent: 'automatic', windows: 'possible' };

export function gameOf(request: ConfigRequest): Game {
  return orTrouble(compile(request));
}

export function randomGames(
  effort: Effort,
  name: string,
  game: Game,
  count: number,
  choose: Choice = anyCommand,
): GamesResult {
  const games = new RandomGames(game, choose);
  const times = effort === 'full' ? count : Math.ceil(count / ROUGHLY);
  const { runs } = cost(times, (some) => games.play(some), effort === 'full' ? RUNS : 1);
  return resultOf(name, games.played, runs);
}

/** What games were like, with the seconds that one took in each run. */
export function resultOf(name: string, played: GamesPlayed, runs: readonly number[]): GamesResult {
  return {
    name,
    gamesPerCpuSecond: 1 / median(runs),
    runs: runs.map((seconds) => Math.round(1 / seconds)),
    commandsPerGame: played.commands / played.games,
    legalPerCommand: played.offered / played.commands,
    turnsPerGame: played.turns / played.games,
    wins: played.endings[1]!,
    games: played.games,
  };
}
