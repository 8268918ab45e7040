// On the Brink, as the page knows it before anybody plays with it.
import type { Box } from '../box.ts';

export const brink: Box = {
  id: 'brink',
  game: 'base',
  name: { en: 'On the Brink', fr: 'Au seuil de la catastrophe' },
  about: {
    en: 'Six more roles, eight more events, up to five players, and a legendary game with seven epidemics.',
    fr: 'Six rôles et huit événements de plus, jusqu’à cinq joueurs, et une partie légendaire à sept épidémies.',
  },
  // The edge of a cliff, and what rolls towards it.
  picture: {
    line: 'M1.5 15.5h11.5l-2 3 2 4M16.5 9.5q3.5 1.5 4 6',
    solid: 'M4 7.5 8.5 5l4.5 2.5v5L8.5 15 4 12.5ZM23 14.8l-2.2 4.2-3-3.6Z',
  },
  marks: () => import('./marks.ts'),
  texts: { en: () => import('./en/index.ts'), fr: () => import('./fr/index.ts') },
  page: { en: () => import('./en/page.ts'), fr: () => import('./fr/page.ts') },
};
