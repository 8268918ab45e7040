// On the Brink, as the page knows it before anybody plays with it.
import type { Box } from '../box.ts';
import { BOX_FILES } from '../files.ts';

export const brink: Box = {
  id: 'brink',
  name: { en: 'On the Brink', fr: 'Au seuil de la catastrophe' },
  about: {
    en: 'Six more roles, eight more events, up to five players, a legendary game with seven epidemics, and three challenges.',
    fr: 'Six rôles et huit événements de plus, jusqu’à cinq joueurs, une partie légendaire à sept épidémies, et trois défis.',
  },
  // A cube that tips over the edge of a cliff.
  picture: {
    line: 'M1.5 14.5H13l-2 4 2 4M18.5 8q2.7 2.5 2.5 7.5',
    solid: 'M9.5 3.2 17.3 5.9 14.6 13.7 6.8 11ZM23.4 15.6 20.8 21l-2.9-5.3Z',
  },
  challenges: ['virulent-strain', 'mutation', 'bio-terrorist'],
  ...BOX_FILES.brink,
  rules: () => import('./rules.ts'),
  explained: { en: () => import('./en/explained/index.ts'), fr: () => import('./fr/explained/index.ts') },
  page: { en: () => import('./en/page.ts'), fr: () => import('./fr/page.ts') },
};
