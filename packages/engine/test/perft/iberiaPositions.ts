// Positions of Iberia: each role at turn when a game begins, and in the middle of what only this game asks.
import type { PerftPosition } from './positions.ts';

const INFLUX = 'influx-of-patients';
const HISTORICAL = 'historical-diseases';
const BRISK = { consent: 'automatic', windows: 'possible' };

/** In the middle of things there are few answers, so that longer sequences can be counted. */
const DEPTHS: Readonly<Record<string, number>> = {
  actions: 3,
  chain: 4,
  mobilization: 5,
  payment: 6,
  overflow: 6,
  patients: 5,
};

const position = (
  name: string,
  within: string,
  first: string,
  others: readonly string[],
  request: Omit<PerftPosition['request'], 'game' | 'roles' | 'players'>,
): PerftPosition => ({
  name: `iberia ${name}`,
  within,
  first,
  depth: DEPTHS[within] ?? 7,
  request: { ...request, game: 'iberia', players: others.length + 1, roles: [first, ...others] },
});

export const IBERIA_POSITIONS: readonly PerftPosition[] = [
  position('two', 'actions', 'agronomist', ['nurse'], { epidemics: 4 }),
  position('two without events', 'actions', 'sailor', ['politician'], { epidemics: 6, events: [] }),
  position('two with patients', 'actions', 'nurse', ['rural-doctor'], {
    epidemics: 5,
    challenges: [INFLUX],
    options: BRISK,
  }),
  position('three asking passengers', 'actions', 'railwayman', ['sailor', 'nurse'], {
    epidemics: 4,
    options: { passengers: 'ask' },
  }),
  position('three with typhus', 'actions', 'rural-doctor', ['agronomist', 'politician'], {
    epidemics: 6,
    challenges: [HISTORICAL],
    options: { diseases: 'typhus', ...BRISK },
  }),
  position('four with both', 'actions', 'politician', ['railwayman', 'sailor', 'rural-doctor'], {
    epidemics: 5,
    challenges: [INFLUX, HISTORICAL],
    options: { diseases: 'malaria+cholera' },
  }),
  position('five', 'actions', 'royal-academy-scientist', ['nurse', 'sailor', 'politician', 'agronomist'], {
    epidemics: 5,
    events: ['good-season', 'one-more-day', 'new-rails', 'purify-water'],
    options: { windows: 'possible' },
  }),
  position('patients that move', 'patients', 'agronomist', ['politician', 'railwayman'], {
    epidemics: 4,
    challenges: [INFLUX],
  }),
  position('a full hospital', 'overflow', 'sailor', ['rural-doctor', 'agronomist'], {
    epidemics: 4,
    challenges: [INFLUX, HISTORICAL],
    options: { diseases: 'yellow-fever', ...BRISK },
  }),
  position('a token to pay', 'payment', 'agronomist', ['royal-academy-scientist'], { epidemics: 6 }),
  position('an order of cities', 'chain', 'agronomist', ['sailor', 'railwayman', 'nurse'], {
    epidemics: 6,
    challenges: [HISTORICAL],
    options: { diseases: 'cholera', ...BRISK },
  }),
  position('a look at the deck', 'study', 'royal-academy-scientist', ['railwayman', 'nurse'], {
    epidemics: 5,
    challenges: [HISTORICAL],
    options: { diseases: 'draw-2', 'yellow-fever': 'infections' },
  }),
  position('a mobilization', 'mobilization', 'nurse', ['railwayman', 'sailor'], {
    epidemics: 4,
    events: ['government-mobilization', 'when-the-plans-were-good'],
  }),
  position(
    'an event played again',
    'recall',
    'politician',
    ['sailor', 'rural-doctor', 'nurse', 'railwayman'],
    {
      epidemics: 4,
      challenges: [INFLUX],
      options: { passengers: 'ask' },
    },
  ),
];
