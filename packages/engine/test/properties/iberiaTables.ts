// Tables of Iberia: every mix of players, epidemics and options; challenges, roles and events go round.
import type { ConfigRequest } from '../../src/index.ts';

const ROLES = [
  'agronomist',
  'nurse',
  'politician',
  'railwayman',
  'royal-academy-scientist',
  'rural-doctor',
  'sailor',
] as const;

const PLAYERS = [2, 3, 4, 5] as const;
const EPIDEMICS = [4, 5, 6] as const;
const OPTIONS = {
  passengers: ['free', 'ask'],
  consent: ['ask', 'automatic'],
  windows: ['always', 'possible'],
} as const;

interface Variant {
  readonly challenges: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

const influx = (): Variant => ({ challenges: ['influx-of-patients'], options: {} });

const historical = (diseases: string, fever = 'all', ...others: readonly string[]): Variant => ({
  challenges: [...others, 'historical-diseases'],
  options: { diseases, 'yellow-fever': fever },
});

const both = (diseases: string, fever = 'all'): Variant => historical(diseases, fever, 'influx-of-patients');

/** The same with the other reading of a rule. */
const read = ({ challenges, options }: Variant, readings: Variant['options']): Variant => ({
  challenges,
  options: { ...options, ...readings },
});
const CUBES_ONLY = { 'epidemic-tokens': 'cubes' };
const IN_OUTBREAKS = { malaria: 'outbreaks' };

/** No challenge, each alone with each disease, with several and with drawn ones, and both together. */
const VARIANTS: readonly Variant[] = [
  { challenges: [], options: {} },
  influx(),
  historical('malaria'),
  both('yellow-fever'),
  historical('typhus'),
  read(influx(), CUBES_ONLY),
  historical('cholera'),
  both('cholera', 'infections'),
  historical('yellow-fever'),
  read(both('malaria+typhus+cholera+yellow-fever'), { ...CUBES_ONLY, ...IN_OUTBREAKS }),
  historical('yellow-fever', 'infections'),
  both('draw-2'),
  read(historical('malaria+yellow-fever'), IN_OUTBREAKS),
  { challenges: [], options: CUBES_ONLY },
  historical('typhus+cholera'),
  both('malaria+cholera+yellow-fever', 'infections'),
  historical('malaria+typhus+cholera+yellow-fever'),
  historical('draw-1'),
  historical('draw-3', 'infections'),
];

/** Events to draw from: nearly always all of them, sometimes few or none. */
const EVENTS: readonly (readonly string[] | undefined)[] = [
  undefined,
  undefined,
  undefined,
  ['when-the-plans-were-good', 'government-mobilization', 'hospital-founding', 'good-season'],
  undefined,
  undefined,
  [],
];

/** Distinct roles in seating order; successive numbers go round all seven. */
function rolesFrom(number: number, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => ROLES[(number * players + seat) % ROLES.length]!);
}

function tableOptions(): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(OPTIONS)) {
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })));
  }
  return choices;
}

/** Which half of the tables a number belongs to: one of two neighbours is in either. */
export function halfOf(number: number): 0 | 1 {
  const ones = [0, 1, 2, 3].filter((bit) => (number >> bit) % 2 === 1).length;
  return ones % 2 === 0 ? 0 : 1;
}

/** All 96 mixes of players, epidemics and options, each with one variant; roles are dealt and chosen in turn. */
export function iberiaTables(): readonly ConfigRequest[] {
  const mixes = PLAYERS.flatMap((players) =>
    EPIDEMICS.flatMap((epidemics) => tableOptions().map((options) => ({ players, epidemics, options }))),
  );
  return mixes.map(({ players, epidemics, options }, number) => {
    const { challenges, options: more } = VARIANTS[((number >> 1) + 7 * halfOf(number)) % VARIANTS.length]!;
    const events = EVENTS[number % EVENTS.length];
    return {
      game: 'iberia',
      players,
      epidemics,
      challenges,
      options: { ...options, ...more },
      ...((number + (number >> 3)) % 2 === 0 ? {} : { roles: rolesFrom(number >> 1, players) }),
      ...(events === undefined ? {} : { events }),
    };
  });
}
