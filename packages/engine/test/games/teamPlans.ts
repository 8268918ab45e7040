// The games of teams to record: won by one team, shared, and lost in every way.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (
  name: string,
  ending: Ending,
  notBefore: number,
  request: ConfigRequest,
  more: Pick<Plan, 'uses' | 'winningSides' | 'shuns'> = {},
): Plan => ({
  name: `team-${name}`,
  ending,
  notBefore,
  request: {
    boxes: ['brink', 'lab'],
    players: 4,
    epidemics: 4,
    ...request,
    challenges: [...(request.challenges ?? []), 'team'],
  },
  ...more,
});

/** Where nothing brings prestige all teams win together. */
const WORTHLESS = {
  goals: Array<string>(8).fill('c0-e0'),
  bonus: [
    ...['blue', 'yellow', 'black', 'red'].map((colour) => `rrt-${colour}-0`),
    ...Array<string>(6).fill('sgs-0'),
  ],
  awards: ['first-cure-0', 'first-eradication-0', 'strain-0', 'mutation-0'],
};

export const TEAM_PLANS: readonly Plan[] = [
  plan('won-by-one', 'won', 0, { options: brisk }, { winningSides: 1 }),
  plan(
    'won-three-teams',
    'won',
    0,
    {
      players: 6,
      options: {
        hands: 'open',
        goals: 'two',
        division: 'declared',
        windows: 'possible',
        consent: 'automatic',
      },
    },
    { winningSides: 1, uses: ['keep-goal', 'divide'] },
  ),
  plan('won-shared', 'won', 0, { boxes: ['lab'], decks: WORTHLESS, options: brisk }, { winningSides: 2 }),
  plan(
    'won-mutation',
    'won',
    0,
    { players: 6, challenges: ['mutation'], options: brisk },
    { winningSides: 1 },
  ),
  plan('cards', 'cards', 0, { options: brisk }),
  plan('outbreaks-strain-panic', 'outbreaks', 3, {
    players: 6,
    epidemics: 7,
    challenges: ['virulent-strain', 'worldwide-panic'],
  }),
  plan('cubes', 'cubes', 3, { epidemics: 6, roles: ['medic', 'pilot', 'troubleshooter', 'generalist'] }),
];
