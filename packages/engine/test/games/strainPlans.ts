// The games with Virulent Strain to record: won, and lost in each way.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (name: string, ending: Ending, notBefore: number, request: ConfigRequest): Plan => ({
  name: `strain-${name}`,
  ending,
  notBefore,
  request: { boxes: ['brink', 'lab'], challenges: ['virulent-strain'], ...request },
});

export const STRAIN_PLANS: readonly Plan[] = [
  plan('won-two', 'won', 0, {
    players: 2,
    epidemics: 4,
    roles: ['scientist', 'researcher'],
    options: { hands: 'open', ...brisk },
  }),
  plan('won-three-private', 'won', 0, {
    boxes: ['brink'],
    players: 3,
    epidemics: 5,
    options: { hands: 'private', interference: 'own-actions', ...brisk },
  }),
  plan('outbreaks-four', 'outbreaks', 8, { players: 4, epidemics: 6 }),
  plan('cubes-five-legendary', 'cubes', 8, { players: 5, epidemics: 7, options: brisk }),
  plan('cards-two', 'cards', 0, {
    players: 2,
    epidemics: 6,
    roles: ['quarantine-specialist', 'medic'],
    options: { hands: 'private' },
  }),
];
