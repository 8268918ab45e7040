// In the Lab, as the page knows it before anybody plays with it.
import type { Box } from '../box.ts';
import { BOX_FILES } from '../files.ts';

export const lab: Box = {
  id: 'lab',
  name: { en: 'In the Lab', fr: 'In vitro' },
  about: {
    en: 'Four more roles, three more events, a laboratory where cures are developed, a solo game and a game in teams. With On the Brink also two epidemics and the challenge Worldwide Panic.',
    fr: 'Quatre rôles et trois événements de plus, un laboratoire où se préparent les remèdes, un mode solo et un mode en équipe. Avec Au seuil de la catastrophe aussi deux épidémies et le défi Panique mondiale.',
  },
  // A rack of test tubes.
  picture: {
    line: 'M1.5 8.5h21M5 3h5M6 3v13.5a1.5 1.5 0 0 0 3 0V3M14 3h5M15 3v13.5a1.5 1.5 0 0 0 3 0V3M2.5 22h19M3.5 8.5V22M20.5 8.5V22',
    solid: 'M6.5 12h2v4.5a1 1 0 0 1-2 0ZM15.5 10.5h2v6a1 1 0 0 1-2 0Z',
  },
  challenges: ['lab', 'solo', 'team', 'virulent-strain', 'worldwide-panic'],
  ...BOX_FILES.lab,
  rules: () => import('./rules.ts'),
  explained: { en: () => import('./en/explained/index.ts'), fr: () => import('./fr/explained/index.ts') },
  page: { en: () => import('./en/page.ts'), fr: () => import('./fr/page.ts') },
};
