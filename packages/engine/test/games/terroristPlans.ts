// The games with the Bio-Terrorist to record: won by the team, by him and by nobody, and lost by the team in each way.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (
  name: string,
  ending: Ending,
  winners: Plan['winners'],
  request: ConfigRequest,
  more: Pick<Plan, 'uses' | 'fewest' | 'shuns'> = {},
): Plan => ({
  name: `terrorist-${name}`,
  ending,
  notBefore: 0,
  ...(winners === undefined ? {} : { winners }),
  request: { boxes: ['brink', 'lab'], challenges: ['bio-terrorist'], ...request },
  ...more,
});

export const TERRORIST_PLANS: readonly Plan[] = [
  plan('won-team', 'won', 'team', {
    players: 3,
    epidemics: 4,
    roles: ['scientist', 'researcher'],
    options: { hands: 'open', ...brisk },
  }),
  plan(
    'cubes-purple',
    'cubes',
    'him',
    { players: 5, epidemics: 7, options: { ...brisk, sighting: 'destination' } },
    { fewest: 'purple' },
  ),
  plan('outbreaks-strain-lab', 'outbreaks', 'him', {
    players: 4,
    epidemics: 5,
    challenges: ['virulent-strain', 'bio-terrorist', 'lab'],
    options: { hands: 'private' },
  }),
  plan(
    'outbreaks-nobody',
    'outbreaks',
    'nobody',
    { players: 3, epidemics: 6, options: { ...brisk, capture: 'action' } },
    { shuns: ['infect-locally', 'infect-remotely'] },
  ),
  plan(
    'cards-strain',
    'cards',
    'him',
    {
      players: 4,
      epidemics: 4,
      challenges: ['virulent-strain', 'bio-terrorist'],
      options: { ...brisk, companion: 'no' },
    },
    { uses: ['fly-out'] },
  ),
];
