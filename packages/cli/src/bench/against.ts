// Tables held against a plain one. Rounds alternate, so that whatever else the machine does slows all of them alike.
import type { Game } from '@cordon/engine';
import { anyCommand, RandomGames } from './games.ts';
import { cpuSeconds, median, RUNS } from './measure.ts';
import { resultOf, type Effort, type GamesResult } from './randomGames.ts';

const GAMES = 3_000;
const ROUGHLY = 10;

export interface Ratio {
  readonly name: string;
  /** The median of the rounds. */
  readonly ratio: number;
  readonly rounds: readonly number[];
}

export interface NamedGame {
  readonly name: string;
  readonly game: Game;
}

function tableWords({ config, eventsTaken = config.events.length }: Game): string {
  const { players, epidemics, pool, events } = config;
  const words = [`${players} players`, `${epidemics} epidemics`, `${pool.length} roles`];
  return [...words, `${eventsTaken} of ${events.length} events`].join(', ');
}

/** How fast random games are, and which part of the plain game's speed that is. */
export function speedAgainst(
  effort: Effort,
  plainGame: Game,
  tables: readonly NamedGame[],
): { games: GamesResult[]; ratios: Ratio[] } {
  const plain = new RandomGames(plainGame, anyCommand);
  const others = tables.map(({ game }) => new RandomGames(game, anyCommand));
  const [count, rounds] = effort === 'full' ? [GAMES, RUNS] : [GAMES / ROUGHLY, 1];
  for (const games of [plain, ...others]) games.play(count);
  const secondsOf = (games: RandomGames): number => cpuSeconds(() => games.play(count)) / count;
  const times = Array.from({ length: rounds }, () => ({
    plain: secondsOf(plain),
    others: others.map(secondsOf),
  }));
  return {
    games: tables.map(({ name, game }, at) =>
      resultOf(
        `${name}: ${tableWords(game)}`,
        others[at]!.played,
        times.map((time) => time.others[at]!),
      ),
    ),
    ratios: tables.map(({ name }, at) =>
      ratioOf(
        `${name} against without`,
        times.map((time) => time.plain / time.others[at]!),
      ),
    ),
  };
}

/** How many times as much some work costs at these tables as at a plain one; `workAt` makes one piece of it. */
export function costAgainst(
  effort: Effort,
  what: string,
  plain: Game,
  tables: readonly NamedGame[],
  workAt: (game: Game) => (times: number) => void,
): Ratio[] {
  const [times, rounds] = effort === 'full' ? [20_000, RUNS] : [2_000, 1];
  const works = [plain, ...tables.map(({ game }) => game)].map(workAt);
  for (const work of works) work(times);
  const costs = Array.from({ length: rounds }, () => works.map((work) => cpuSeconds(() => work(times))));
  return tables.map(({ name }, at) =>
    ratioOf(
      `${what}, ${name}`,
      costs.map((one) => one[at + 1]! / one[0]!),
    ),
  );
}

const ratioOf = (name: string, rounds: readonly number[]): Ratio => ({ name, ratio: median(rounds), rounds });
