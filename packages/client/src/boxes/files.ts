// What game each box belongs to, and where its words and marks lie. Nothing else is said here, so that they can be asked for before the page has come.
import type { BoxFiles } from './box.ts';

export const BOX_FILES = {
  brink: {
    game: 'base',
    marks: () => import('./brink/marks.ts'),
    texts: { en: () => import('./brink/en/index.ts'), fr: () => import('./brink/fr/index.ts') },
    parts: {
      'bio-terrorist': {
        marks: () => import('./brink/terroristMarks.ts'),
        texts: { en: () => import('./brink/en/terrorist.ts'), fr: () => import('./brink/fr/terrorist.ts') },
      },
    },
  },
  lab: {
    game: 'base',
    marks: () => import('./lab/marks.ts'),
    texts: { en: () => import('./lab/en/index.ts'), fr: () => import('./lab/fr/index.ts') },
    parts: {
      solo: {
        marks: () => import('./lab/soloMarks.ts'),
        texts: { en: () => import('./lab/en/solo.ts'), fr: () => import('./lab/fr/solo.ts') },
      },
      team: {
        marks: () => import('./lab/teamMarks.ts'),
        texts: { en: () => import('./lab/en/team.ts'), fr: () => import('./lab/fr/team.ts') },
      },
      lab: {
        marks: () => import('./lab/laboratoryMarks.ts'),
        texts: {
          en: () => import('./lab/en/laboratory/index.ts'),
          fr: () => import('./lab/fr/laboratory/index.ts'),
        },
      },
    },
  },
} satisfies Readonly<Record<string, BoxFiles>>;
