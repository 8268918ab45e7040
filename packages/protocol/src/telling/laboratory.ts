// The laboratory as a view shows it, read without trusting its shape: what is missing or of another kind is as if it were empty.
import type { View } from '@cordon/engine';
import { countsIn } from './shown.ts';

export const DISHES = ['sample-1', 'sample-2', 'centrifuge', 'separation', 'growth'] as const;
export type Dish = (typeof DISHES)[number];

/** Colour to number of cubes. */
export type Cubes = Readonly<Record<string, number>>;

/** A circle takes a cube of its colour; a grey one takes the colour of the cure. */
export interface Circle {
  readonly colour: string;
  readonly cube: string | undefined;
}

export interface ResearchLine {
  readonly id: string;
  /** The word of its Sequence card; none on an empty line. */
  readonly sequence: string | undefined;
  /** The colour whose cure is developed here. */
  readonly colour: string | undefined;
  /** The city cards on its two spaces. */
  readonly characterized: string | undefined;
  readonly tested: string | undefined;
  readonly circles: readonly Circle[];
  readonly isComplete: boolean;
}

export interface LaboratoryShown {
  readonly dishes: Readonly<Record<Dish, Cubes>>;
  readonly research: readonly ResearchLine[];
  readonly deck: { readonly left: number; readonly discard: readonly string[] };
  /** Whether the game was lost because the supply could not double a sample. */
  readonly isOvergrown: boolean;
}

/** Undefined at a table without the laboratory. */
export function laboratoryShown({ shows }: Pick<View, 'shows'>): LaboratoryShown | undefined {
  const shown = shows['laboratory'];
  if (!isRecord(shown)) return undefined;
  const dishes = isRecord(shown['dishes']) ? shown['dishes'] : {};
  const sequence = isRecord(shown['sequence']) ? shown['sequence'] : {};
  const { left, discard } = sequence;
  return {
    dishes: {
      'sample-1': countsIn(dishes['sample-1']),
      'sample-2': countsIn(dishes['sample-2']),
      centrifuge: countsIn(dishes['centrifuge']),
      separation: countsIn(dishes['separation']),
      growth: countsIn(dishes['growth']),
    },
    research: listIn(shown['research']).map((line, index) => lineIn(line, `research-${String(index + 1)}`)),
    deck: {
      left: typeof left === 'number' ? left : 0,
      discard: listIn(discard).filter((card) => typeof card === 'string'),
    },
    isOvergrown: shown['overgrown'] === true,
  };
}

function lineIn(value: unknown, id: string): ResearchLine {
  const line = isRecord(value) ? value : {};
  return {
    id,
    sequence: textIn(line['sequence']),
    colour: textIn(line['colour']),
    characterized: textIn(line['characterized']),
    tested: textIn(line['tested']),
    circles: listIn(line['circles']).flatMap((circle) => {
      const colour = isRecord(circle) ? textIn(circle['colour']) : undefined;
      return colour === undefined || !isRecord(circle) ? [] : [{ colour, cube: textIn(circle['cube']) }];
    }),
    isComplete: line['complete'] === true || line['complete'] === 'yes',
  };
}

/** A Sequence card: how many circles of which colour, and the vials of the diseases it may lead to a cure of. */
export interface SequenceCard {
  readonly circles: readonly { readonly colour: string; readonly count: number }[];
  readonly vials: readonly string[];
}

const LETTERS: Readonly<Record<string, string>> = {
  k: 'black',
  r: 'red',
  y: 'yellow',
  b: 'blue',
  p: 'purple',
  g: 'grey',
};

/** Reads a word such as `k3r1g2-kr`. */
export function sequenceCard(word: string): SequenceCard {
  const [circles = '', vials = ''] = word.split('-');
  return {
    circles: [...circles.matchAll(/([a-z])(\d+)/gu)].map(([, letter = '', count]) => ({
      colour: LETTERS[letter] ?? letter,
      count: Number(count),
    })),
    vials: Array.from(vials, (letter) => LETTERS[letter] ?? letter),
  };
}

/** The Sequence cards that nobody sees, by elimination: all of the table less those on lines, in the discard pile and in a hand. */
export function unseenSequences(
  all: readonly string[],
  { research, deck }: LaboratoryShown,
  drawn?: string,
): string[] {
  const left = [...all];
  const seen = [...deck.discard, ...research.map(({ sequence }) => sequence), drawn];
  for (const card of seen) {
    const at = card === undefined ? -1 : left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

/** How many cubes of each colour lie in a dish, the colours without any left out. */
export function cubesIn(cubes: Cubes): { readonly colour: string; readonly count: number }[] {
  return Object.entries(cubes).flatMap(([colour, count]) => (count > 0 ? [{ colour, count }] : []));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
