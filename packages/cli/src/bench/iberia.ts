// What is measured of Iberia.
import { FAST, gameOf, randomGames, type Effort, type GamesResult } from './randomGames.ts';

const ALL_DISEASES = 'malaria+typhus+cholera+yellow-fever';

export function measureIberia(effort: Effort): { games: GamesResult[] } {
  const table = { game: 'iberia', players: 4, epidemics: 5 };
  const plain = gameOf({ ...table, options: FAST });
  const hard = gameOf({
    ...table,
    challenges: ['influx-of-patients', 'historical-diseases'],
    options: { ...FAST, diseases: ALL_DISEASES },
  });
  return {
    games: [
      randomGames(effort, 'Iberia: 4 players, 5 epidemics, 7 roles, 15 events', plain, 2_500),
      randomGames(effort, 'the same with both challenges and all four diseases', hard, 2_500),
    ],
  };
}
