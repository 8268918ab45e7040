// The games to record with the laboratory and in solo mode: won and lost in every way, the ways that only the lab has among them.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (
  name: string,
  ending: Ending,
  notBefore: number,
  request: ConfigRequest,
  more: Pick<Plan, 'uses' | 'cures' | 'fewest' | 'last' | 'neverSeen'> = {},
): Plan => ({
  name: `lab-${name}`,
  ending,
  notBefore,
  request: { boxes: ['brink', 'lab'], challenges: ['lab'], ...request },
  ...more,
});

/** Cards of one circle: where cures are easy, games come to their last card. */
const SHORT = { sequence: Array<string>(14).fill('g1-bykrp') };

export const LAB_PLANS: readonly Plan[] = [
  plan('won-two', 'won', 0, {
    boxes: ['lab'],
    players: 2,
    epidemics: 4,
    roles: ['scientist', 'researcher'],
    options: { hands: 'open', ...brisk },
  }),
  plan('won-three-own-cards', 'won', 0, {
    players: 3,
    epidemics: 5,
    roles: ['local-liaison', 'epidemiologist', 'medic'],
    decks: SHORT,
  }),
  plan('won-purple', 'won', 0, {
    challenges: ['mutation', 'lab'],
    players: 2,
    epidemics: 4,
    roles: ['scientist', 'medic'],
    options: { hands: 'open', ...brisk },
    decks: SHORT,
  }),
  plan('outbreaks-four', 'outbreaks', 5, { players: 4, epidemics: 6 }),
  plan('outbreaks-strain-panic', 'outbreaks', 3, {
    challenges: ['virulent-strain', 'worldwide-panic', 'lab'],
    players: 5,
    epidemics: 7,
  }),
  plan('cubes-board', 'cubes', 4, { players: 2, epidemics: 5 }, { last: 'infect' }),
  plan('cubes-growth', 'cubes', 2, { players: 3, epidemics: 4, options: brisk }, { last: 'grow' }),
  plan('cards-two', 'cards', 0, {
    players: 2,
    epidemics: 4,
    roles: ['medic', 'quarantine-specialist'],
    options: { hands: 'private', ...brisk },
  }),
  plan(
    'won-never-seen',
    'won',
    0,
    { challenges: ['lab', 'solo'], players: 1, epidemics: 4, options: brisk, decks: SHORT },
    { cures: 3, neverSeen: true },
  ),
  plan('solo-won', 'won', 0, { challenges: ['solo'], players: 1, epidemics: 4, options: brisk }),
  plan(
    'solo-won-lab',
    'won',
    0,
    { boxes: ['lab'], challenges: ['lab', 'solo'], players: 1, epidemics: 4, decks: SHORT },
    { cures: 4 },
  ),
  plan('solo-outbreaks', 'outbreaks', 2, { challenges: ['solo'], players: 1, epidemics: 7 }),
  plan(
    'solo-cubes-growth',
    'cubes',
    0,
    { challenges: ['lab', 'solo'], players: 1, epidemics: 5, options: brisk },
    { last: 'grow' },
  ),
  plan('solo-cubes', 'cubes', 2, { challenges: ['virulent-strain', 'solo'], players: 1, epidemics: 6 }),
  plan('solo-cards', 'cards', 0, {
    boxes: ['lab'],
    challenges: ['solo'],
    players: 1,
    epidemics: 4,
    options: brisk,
  }),
];
