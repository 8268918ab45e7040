// Positions of tables with a purple disease: at the start, before infections, between two Mutation Events, and in the payment of the cure.
import type { PerftPosition } from './positions.ts';

const position = (
  name: string,
  within: string,
  depth: number,
  roles: readonly [string, ...string[]],
  more: Pick<PerftPosition, 'inForce' | 'takes' | 'shuns'>,
  request: PerftPosition['request'],
): PerftPosition => ({
  name: `Purple: ${name}`,
  within,
  first: roles[0],
  depth,
  ...more,
  request: {
    boxes: ['brink', 'lab'],
    challenges: ['mutation'],
    epidemics: 4,
    players: roles.length,
    roles,
    ...request,
  },
});

/** On the way to the position nobody lingers. */
const HASTY = { takes: ['treat', 'end', 'infect', 'continue'] };
/** Nobody leaves the station, where cards come together. */
const PATIENT = { takes: ['cure-piecemeal', 'end', 'infect', 'continue'] };
const BRISK = { consent: 'automatic', windows: 'possible' };
const PANIC = { challenges: ['worldwide-panic'] };

export const MUTATION_POSITIONS: readonly PerftPosition[] = [
  position('Worldwide Panic begins', 'actions', 3, ['medic', 'field-operative', 'local-liaison'], {}, PANIC),
  position(
    'infections of Worldwide Panic',
    'infections',
    5,
    ['containment-specialist', 'dispatcher'],
    HASTY,
    {
      ...PANIC,
      epidemics: 7,
    },
  ),
  position('two Mutation Events', 'mutation-order', 5, ['troubleshooter', 'scientist'], HASTY, {
    events: ['resilient-population', 'airlift', 'special-orders', 'one-quiet-night'],
    options: BRISK,
  }),
  position('the purple cure', 'cure-payment', 5, ['virologist', 'medic'], PATIENT, {
    ...PANIC,
    options: BRISK,
  }),
];
