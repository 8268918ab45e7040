// The games of Iberia to record: won and lost in each way, with and without each challenge.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const influx = ['influx-of-patients'];
const historical = ['historical-diseases'];
const both = [...influx, ...historical];
const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (name: string, ending: Ending, notBefore: number, request: ConfigRequest): Plan => ({
  name: `iberia-${name}`,
  ending,
  notBefore,
  request: { game: 'iberia', ...request },
});

export const IBERIA_PLANS: readonly Plan[] = [
  plan('won-two', 'won', 0, { players: 2, epidemics: 4 }),
  plan('won-three-railways', 'won', 0, {
    players: 3,
    epidemics: 5,
    roles: ['railwayman', 'sailor', 'politician'],
    options: { passengers: 'ask' },
  }),
  plan('won-five', 'won', 0, { players: 5, epidemics: 4, options: brisk }),
  plan('won-two-without-events', 'won', 0, {
    players: 2,
    epidemics: 4,
    events: [],
    roles: ['rural-doctor', 'royal-academy-scientist'],
  }),
  plan('won-patients', 'won', 0, { players: 2, epidemics: 4, challenges: influx, options: brisk }),
  plan('won-three-patients', 'won', 0, {
    players: 3,
    epidemics: 4,
    challenges: influx,
    roles: ['nurse', 'politician', 'agronomist'],
  }),
  plan('won-cholera', 'won', 0, {
    players: 4,
    epidemics: 4,
    challenges: historical,
    options: { diseases: 'cholera' },
  }),
  plan('won-all-diseases', 'won', 0, {
    players: 2,
    epidemics: 4,
    challenges: historical,
    roles: ['agronomist', 'nurse'],
    options: { diseases: 'malaria+typhus+cholera+yellow-fever' },
  }),
  plan('won-both-challenges', 'won', 0, {
    players: 2,
    epidemics: 4,
    challenges: both,
    options: { diseases: 'draw-2', passengers: 'ask', windows: 'possible' },
  }),
  plan('outbreaks-two', 'outbreaks', 8, { players: 2, epidemics: 6 }),
  plan('outbreaks-patients', 'outbreaks', 6, { players: 4, epidemics: 5, challenges: influx }),
  plan('outbreaks-yellow-fever', 'outbreaks', 10, {
    players: 3,
    epidemics: 6,
    challenges: historical,
    options: { diseases: 'yellow-fever', consent: 'automatic' },
  }),
  plan('outbreaks-both-challenges', 'outbreaks', 5, {
    players: 5,
    epidemics: 5,
    challenges: both,
    options: { diseases: 'typhus+cholera', 'yellow-fever': 'infections' },
  }),
  {
    ...plan('outbreaks-in-order', 'outbreaks', 6, {
      players: 3,
      epidemics: 6,
      challenges: historical,
      roles: ['agronomist', 'rural-doctor', 'royal-academy-scientist'],
      options: { diseases: 'cholera' },
    }),
    uses: ['outbreak', 'spread-to'],
  },
  plan('cubes-three', 'cubes', 8, { players: 3, epidemics: 5 }),
  plan('cubes-malaria', 'cubes', 5, {
    players: 2,
    epidemics: 5,
    challenges: historical,
    options: { diseases: 'malaria', ...brisk },
  }),
  plan('cubes-patients', 'cubes', 5, { players: 5, epidemics: 6, challenges: influx, options: brisk }),
  plan('cards-two', 'cards', 0, { players: 2, epidemics: 4, roles: ['agronomist', 'nurse'] }),
  plan('cards-four-patients', 'cards', 0, {
    players: 4,
    epidemics: 4,
    challenges: influx,
    options: { passengers: 'ask' },
  }),
  plan('cards-five-both-challenges', 'cards', 0, {
    players: 5,
    epidemics: 4,
    challenges: both,
    events: ['good-season', 'science-triumph', 'overseas-migration', 'when-the-plans-were-good'],
    options: { diseases: 'draw-3' },
  }),
];
