// The games with boxes to record: won and lost in each way, together with all their roles and events.
import type { ConfigRequest, Ending } from '../../src/index.ts';
import type { Plan } from './plan.ts';

const brink = ['brink'];
const lab = ['lab'];
const both = ['brink', 'lab'];
const brisk = { consent: 'automatic', windows: 'possible' };

const plan = (
  name: string,
  ending: Ending,
  notBefore: number,
  request: ConfigRequest,
  uses: readonly string[] = [],
): Plan => ({ name: `boxes-${name}`, ending, notBefore, request, uses });

export const BOX_PLANS: readonly Plan[] = [
  plan(
    'won-two-virologist',
    'won',
    0,
    { boxes: lab, players: 2, epidemics: 4, roles: ['virologist', 'local-liaison'] },
    ['pay-pair'],
  ),
  plan(
    'won-two-samples',
    'won',
    0,
    { boxes: both, players: 2, epidemics: 4, roles: ['field-operative', 'researcher'] },
    ['cure-piecemeal'],
  ),
  plan(
    'won-three-vaccine',
    'won',
    0,
    {
      boxes: brink,
      players: 3,
      epidemics: 4,
      roles: ['archivist', 'epidemiologist', 'scientist'],
      events: [
        'rapid-vaccine-deployment',
        're-examined-research',
        'borrowed-time',
        'special-orders',
        'airlift',
        'one-quiet-night',
      ],
      options: brisk,
    },
    ['rapid-vaccine-deployment', 'vaccinate'],
  ),
  plan('won-four-dealt', 'won', 0, { boxes: both, players: 4, epidemics: 5, options: brisk }),
  plan('won-two-legendary', 'won', 0, {
    boxes: both,
    players: 2,
    epidemics: 7,
    roles: ['scientist', 'generalist'],
    options: { hands: 'open', ...brisk },
  }),
  plan('won-five-private', 'won', 0, {
    boxes: brink,
    players: 5,
    epidemics: 4,
    options: { hands: 'private', consent: 'automatic', windows: 'possible' },
  }),
  plan(
    'outbreaks-three-pilot',
    'outbreaks',
    8,
    { boxes: lab, players: 3, epidemics: 6, roles: ['pilot', 'field-director', 'quarantine-specialist'] },
    ['pilot', 'lead', 'treat-near', 'infection-zone-ban', 'improved-sanitation', 'sequencing-breakthrough'],
  ),
  plan(
    'outbreaks-four-planner',
    'outbreaks',
    9,
    {
      boxes: both,
      players: 4,
      epidemics: 5,
      roles: ['contingency-planner', 'containment-specialist', 'dispatcher', 'field-operative'],
      events: [
        'mobile-hospital',
        'commercial-travel-ban',
        'airlift',
        'forecast',
        'one-quiet-night',
        'remote-treatment',
        'special-orders',
        'government-grant',
      ],
      options: { consent: 'automatic' },
    },
    ['store', 'mobile-hospital', 'return', 'commercial-travel-ban'],
  ),
  plan(
    'outbreaks-five-legendary',
    'outbreaks',
    6,
    { boxes: brink, players: 5, epidemics: 7, options: { forecast: 'all' } },
    ['new-assignment', 'become', 'special-orders', 'accept', 'refuse'],
  ),
  plan(
    'cubes-two-archivist',
    'cubes',
    7,
    {
      boxes: brink,
      players: 2,
      epidemics: 7,
      roles: ['archivist', 'epidemiologist'],
      events: ['re-examined-research', 'borrowed-time', 'airlift', 'forecast'],
    },
    ['recall', 'request', 'retrieve'],
  ),
  plan(
    'cubes-three-virologist',
    'cubes',
    6,
    { boxes: both, players: 3, epidemics: 6, roles: ['virologist', 'medic', 'operations-expert'] },
    ['remove-cube', 'remote-treatment', 'clear'],
  ),
  plan('cubes-five', 'cubes', 8, { boxes: both, players: 5, epidemics: 5, options: brisk }, [
    'borrowed-time',
  ]),
  plan('cards-two-troubleshooter', 'cards', 0, {
    boxes: brink,
    players: 2,
    epidemics: 5,
    roles: ['troubleshooter', 'containment-specialist'],
  }),
  plan('cards-four-lab', 'cards', 0, {
    boxes: lab,
    players: 4,
    epidemics: 4,
    roles: ['local-liaison', 'pilot', 'field-director', 'virologist'],
    options: { hands: 'private', windows: 'possible' },
  }),
  plan('cards-five-legendary', 'cards', 0, {
    boxes: both,
    players: 5,
    epidemics: 7,
    roles: ['medic', 'containment-specialist', 'quarantine-specialist', 'generalist', 'troubleshooter'],
    options: { hands: 'private', ...brisk },
  }),
];
