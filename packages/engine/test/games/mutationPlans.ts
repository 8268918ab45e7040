// The games with a purple disease to record: won with five cures, won with four and no purple cube on the board, and lost in each way.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (
  name: string,
  ending: Ending,
  notBefore: number,
  request: ConfigRequest,
  more: Pick<Plan, 'uses' | 'cures' | 'fewest'> = {},
): Plan => ({
  name: `mutation-${name}`,
  ending,
  notBefore,
  request: { boxes: ['brink', 'lab'], challenges: ['mutation'], ...request },
  ...more,
});

export const MUTATION_PLANS: readonly Plan[] = [
  plan(
    'won-five-cures',
    'won',
    0,
    {
      players: 2,
      epidemics: 4,
      roles: ['scientist', 'researcher'],
      options: { hands: 'open', ...brisk },
    },
    { cures: 5 },
  ),
  plan(
    'won-without-purple',
    'won',
    0,
    { boxes: ['brink'], players: 3, epidemics: 4, options: { hands: 'open', ...brisk } },
    { cures: 4 },
  ),
  plan('won-panic', 'won', 0, {
    players: 2,
    epidemics: 4,
    challenges: ['worldwide-panic'],
    roles: ['medic', 'scientist'],
    options: { hands: 'open', ...brisk },
  }),
  plan('cubes-purple', 'cubes', 3, { players: 4, epidemics: 7, options: brisk }, { fewest: 'purple' }),
  plan('outbreaks-panic-strain', 'outbreaks', 3, {
    players: 5,
    epidemics: 5,
    challenges: ['virulent-strain', 'worldwide-panic'],
    options: { hands: 'private' },
  }),
  plan('cards-three-strain', 'cards', 0, {
    players: 3,
    epidemics: 4,
    challenges: ['virulent-strain', 'mutation'],
    roles: ['quarantine-specialist', 'medic', 'containment-specialist'],
    options: brisk,
  }),
];
