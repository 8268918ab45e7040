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

/** The tables that are compared with a plain one: all boxes, and their cooperative challenges that go together. */
const TABLES: readonly { readonly name: string; readonly challenges: readonly string[] }[] = [
  { name: 'with all boxes', challenges: [] },
  { name: 'with all boxes, Virulent Strain and Mutation', challenges: ['virulent-strain', 'mutation'] },
  { name: 'with all boxes and the lab', challenges: ['lab'] },
];

export function measureBoxes(effort: Effort): { games: GamesResult[]; ratios: Ratio[] } {
  const boxes = gamesThereAre()[0]!.boxes.map(({ id }) => id);
  const table = { players: 4, epidemics: 5, options: FAST };
  const plain = new RandomGames(gameOf(table), anyCommand);
  const tables = TABLES.map(({ name, challenges }) => {
    const game = gameOf({ ...table, boxes, challenges });
    return { name, game, played: new RandomGames(game, anyCommand) };
  });
  const [count, rounds] = effort === 'full' ? [GAMES, RUNS] : [GAMES / ROUGHLY, 1];
  for (const games of [plain, ...tables.map(({ played }) => played)]) games.play(count);
  const secondsOf = (games: RandomGames): number => cpuSeconds(() => games.play(count)) / count;
  const times = Array.from({ length: rounds }, () => ({
    plain: secondsOf(plain),
    boxed: tables.map(({ played }) => secondsOf(played)),
  }));
  return {
    games: tables.map(({ name, game, played }, at) =>
      resultOf(
        `${name}: ${tableWords(game)}`,
        played.played,
        times.map(({ boxed }) => boxed[at]!),
      ),
    ),
    ratios: tables.map(({ name }, at) => {
      const ratios = times.map((time) => time.plain / time.boxed[at]!);
      return { name: `${name} against without`, ratio: median(ratios), rounds: ratios };
    }),
  };
}
