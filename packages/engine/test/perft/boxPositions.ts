// Positions of tables with boxes: each of their roles at turn when a game begins, and in the middle of what only they ask.
import type { PerftPosition } from './positions.ts';

const BRINK = ['brink'];
const LAB = ['lab'];
const BOTH = ['brink', 'lab'];
const BRISK = { consent: 'automatic', windows: 'possible' };

/** In the middle of things there are few answers, so that longer sequences can be counted. */
const DEPTHS: Readonly<Record<string, number>> = {
  actions: 3,
  'cure-payment': 6,
  vaccination: 5,
};

/** Who plays by chance never has what a cure takes, and seldom drives in the turn of an event. */
const SAVING = {
  takes: ['cure-piecemeal', 'rapid-vaccine-deployment', 'cure', 'collect', 'build', 'continue'],
  shuns: ['end', 'direct', 'charter', 'shuttle', 'remove-cube', 'return', 'give', 'pass-on'],
};
const WAYS: Readonly<Record<string, Pick<PerftPosition, 'takes' | 'shuns'>>> = {
  'cure-payment': SAVING,
  vaccination: SAVING,
  'mobile-hospital': { takes: ['mobile-hospital', 'drive', 'continue'], shuns: ['end'] },
};

const position = (
  name: string,
  boxes: readonly string[],
  within: string,
  first: string,
  others: readonly string[],
  request: Omit<PerftPosition['request'], 'game' | 'boxes' | 'roles' | 'players'>,
): PerftPosition => ({
  name: `${boxes.join(' and ')}: ${name}`,
  within,
  first,
  depth: DEPTHS[within] ?? 4,
  ...WAYS[within],
  request: { ...request, boxes, players: others.length + 1, roles: [first, ...others] },
});

export const BOX_POSITIONS: readonly PerftPosition[] = [
  position('two', BRINK, 'actions', 'archivist', ['epidemiologist'], { epidemics: 4 }),
  position('two with four events', BRINK, 'actions', 'containment-specialist', ['generalist'], {
    epidemics: 6,
    events: ['airlift', 'borrowed-time', 'mobile-hospital', 'special-orders'],
  }),
  position('three', BRINK, 'actions', 'epidemiologist', ['medic', 'troubleshooter'], { epidemics: 5 }),
  position(
    'five',
    BRINK,
    'actions',
    'field-operative',
    ['archivist', 'generalist', 'dispatcher', 'containment-specialist'],
    { epidemics: 7, options: { windows: 'possible' } },
  ),
  position('four brisk', BRINK, 'actions', 'generalist', ['field-operative', 'medic', 'researcher'], {
    epidemics: 7,
    options: BRISK,
  }),
  position('two open', BOTH, 'actions', 'troubleshooter', ['virologist'], {
    epidemics: 5,
    options: { hands: 'open', forecast: 'all' },
  }),
  position('three', LAB, 'actions', 'field-director', ['pilot', 'scientist'], { epidemics: 4 }),
  position('four', LAB, 'actions', 'local-liaison', ['field-director', 'medic', 'virologist'], {
    epidemics: 6,
    options: { consent: 'automatic' },
  }),
  position('two', LAB, 'actions', 'pilot', ['quarantine-specialist'], { epidemics: 5 }),
  position(
    'five',
    BOTH,
    'actions',
    'virologist',
    ['local-liaison', 'field-operative', 'contingency-planner', 'troubleshooter'],
    { epidemics: 6, options: BRISK },
  ),
  position('pairs that pay for a cure', LAB, 'cure-payment', 'virologist', ['scientist'], {
    epidemics: 4,
    options: BRISK,
  }),
  position('samples that pay for a cure one day', BOTH, 'cure-payment', 'field-operative', ['researcher'], {
    epidemics: 4,
    options: BRISK,
  }),
  position('a vaccination', BOTH, 'vaccination', 'virologist', ['researcher', 'generalist'], {
    epidemics: 4,
    events: [
      'rapid-vaccine-deployment',
      'sequencing-breakthrough',
      'improved-sanitation',
      'borrowed-time',
      're-examined-research',
      'infection-zone-ban',
    ],
  }),
  position(
    'a new role',
    BOTH,
    'assignment',
    'generalist',
    ['field-operative', 'contingency-planner', 'pilot'],
    {
      epidemics: 5,
      options: BRISK,
    },
  ),
  position('a hospital on its way now', BOTH, 'mobile-hospital', 'generalist', ['containment-specialist'], {
    epidemics: 7,
    options: { consent: 'automatic' },
  }),
  position('a card that comes back now', BRINK, 're-examination', 'archivist', ['troubleshooter'], {
    epidemics: 6,
    events: ['re-examined-research', 'borrowed-time', 'commercial-travel-ban', 'forecast'],
  }),
  position(
    'the second of two cubes at hand',
    BRINK,
    'second-cube',
    'epidemiologist',
    ['generalist', 'medic'],
    {
      epidemics: 6,
      options: { hands: 'open' },
    },
  ),
];
