// What is measured of the base game with its boxes, and how much of its speed is left. Rounds with and without boxes alternate, so that
// whatever else the machine does slows both alike.
import { gamesThereAre, type Game } from '@cordon/engine';
import { anyCommand, RandomGames } from './games.ts';
import { cpuSeconds, median, RUNS } from './measure.ts';
import { FAST, gameOf, resultOf, type Effort, type GamesResult } from './randomGames.ts';

const GAMES = 3_000;
const ROUGHLY = 10;

export interface Ratio {
  readonly name: string;
  /** The median of the rounds. */
  readonly ratio: number;
  readonly rounds: readonly number[];
}

function tableWords({ config, eventsTaken = config.events.length }: Game): string {
  const { players, epidemics, pool, events } = config;
  const words = [`${players} players`, `${epidemics} epidemics`, `${pool.length} roles`];
  return [...words, `${eventsTaken} of ${events.length} events`].join(', ');
}

export function measureBoxes(effort: Effort): { games: GamesResult[]; ratios: Ratio[] } {
  const boxes = gamesThereAre()[0]!.boxes.map(({ id }) => id);
  const table = { players: 4, epidemics: 5, options: FAST };
  const plain = new RandomGames(gameOf(table), anyCommand);
  const game = gameOf({ ...table, boxes });
  const boxed = new RandomGames(game, anyCommand);
  const [count, rounds] = effort === 'full' ? [GAMES, RUNS] : [GAMES / ROUGHLY, 1];
  plain.play(count);
  boxed.play(count);
  const secondsOf = (games: RandomGames): number => cpuSeconds(() => games.play(count)) / count;
  const pairs = Array.from({ length: rounds }, () => ({ plain: secondsOf(plain), boxed: secondsOf(boxed) }));
  const ratios = pairs.map((pair) => pair.plain / pair.boxed);
  return {
    games: [
      resultOf(
        `${boxes.join(' and ')}: ${tableWords(game)}`,
        boxed.played,
        pairs.map((pair) => pair.boxed),
      ),
    ],
    ratios: [{ name: 'with all boxes against without', ratio: median(ratios), rounds: ratios }],
  };
}
