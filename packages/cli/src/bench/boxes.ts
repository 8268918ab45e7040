// What is measured of the base game with its boxes, and how much of its speed is left.
import { gamesThereAre } from '@cordon/engine';
import { speedAgainst, type Ratio } from './against.ts';
import { FAST, gameOf, type Effort, type GamesResult } from './randomGames.ts';

/** The tables that are compared with a plain one: all boxes, and their cooperative challenges that go together. */
const TABLES: readonly { readonly name: string; readonly challenges: readonly string[] }[] = [
  { name: 'with all boxes', challenges: [] },
  { name: 'with all boxes, Virulent Strain and Mutation', challenges: ['virulent-strain', 'mutation'] },
  { name: 'with all boxes and the lab', challenges: ['lab'] },
];

export function measureBoxes(effort: Effort): { games: GamesResult[]; ratios: Ratio[] } {
  const boxes = gamesThereAre()[0]!.boxes.map(({ id }) => id);
  const table = { players: 4, epidemics: 5, options: FAST };
  return speedAgainst(
    effort,
    gameOf(table),
    TABLES.map(({ name, challenges }) => ({ name, game: gameOf({ ...table, boxes, challenges }) })),
  );
}
