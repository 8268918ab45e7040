// Positions of tables with Virulent Strain: between Infect and Intensify, and with a card in force.
import type { PerftPosition } from './positions.ts';

const position = (
  name: string,
  within: string,
  depth: number,
  roles: readonly [string, ...string[]],
  more: Pick<PerftPosition, 'inForce' | 'takes' | 'shuns'>,
  request: PerftPosition['request'],
): PerftPosition => ({
  name: `Virulent Strain: ${name}`,
  within,
  first: roles[0],
  depth,
  ...more,
  request: {
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain'],
    epidemics: 7,
    players: roles.length,
    roles,
    ...request,
  },
});

/** On the way to the position nobody lingers. */
const HASTY = { takes: ['treat', 'end', 'infect', 'continue'] };
const BRISK = { consent: 'automatic', windows: 'possible' };

export const STRAIN_POSITIONS: readonly PerftPosition[] = [
  position('a game begins', 'actions', 3, ['medic', 'dispatcher', 'pilot'], {}, { epidemics: 5 }),
  position(
    'between Infect and Intensify',
    'before-intensify',
    4,
    ['field-director', 'scientist'],
    {},
    {
      events: ['resilient-population', 'airlift', 'special-orders', 'infection-zone-ban'],
      options: { windows: 'possible' },
    },
  ),
  position(
    'Government Interference',
    'actions',
    4,
    ['dispatcher', 'pilot'],
    { inForce: 'government-interference', ...HASTY },
    { options: BRISK },
  ),
  position(
    'Resistant to Treatment',
    'actions',
    4,
    ['field-director', 'generalist', 'medic'],
    { inForce: 'resistant-to-treatment', ...HASTY },
    { options: BRISK },
  ),
  position(
    'Rate Effect',
    'infections',
    5,
    ['containment-specialist', 'operations-expert'],
    { inForce: 'rate-effect', ...HASTY },
    {},
  ),
];
