// What game each box belongs to, and where its words and marks lie. Nothing else is said here, so that they can be asked for before the page has come.
import type { BoxFiles, PartFiles } from './box.ts';

export const BOX_FILES = {
  brink: {
    game: 'base',
    marks: () => import('./brink/marks.ts'),
    texts: { en: () => import('./brink/en/index.ts'), fr: () => import('./brink/fr/index.ts') },
    parts: {
      'virulent-strain': {
        marks: () => import('./brink/strainMarks.ts'),
        texts: { en: () => import('./brink/en/strain.ts'), fr: () => import('./brink/fr/strain.ts') },
      },
      mutation: {
        marks: () => import('./brink/mutationMarks.ts'),
        texts: { en: () => import('./brink/en/mutation.ts'), fr: () => import('./brink/fr/mutation.ts') },
        within: ['worldwide-panic', 'bio-terrorist'],
      },
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
      'virulent-strain': {
        marks: () => import('./lab/strainMarks.ts'),
        texts: { en: () => import('./lab/en/strain.ts'), fr: () => import('./lab/fr/strain.ts') },
      },
      'worldwide-panic': {
        marks: () => import('./lab/panicMarks.ts'),
        texts: { en: () => import('./lab/en/panic.ts'), fr: () => import('./lab/fr/panic.ts') },
      },
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

/** The parts of a box that a table with these challenges needs; all of them where none are named. */
export function partsOf(
  { parts }: BoxFiles,
  challenges: readonly string[] | undefined,
): readonly (readonly [challenge: string, files: PartFiles])[] {
  return Object.entries(parts).filter(
    ([id, { within = [] }]) => challenges?.some((one) => one === id || within.includes(one)) ?? true,
  );
}
