// Positions of tables with the Bio-Terrorist: in his turn, with a choice of what to discard, after a Sabotage in the lab, and in a turn of the
// team in which he is seen.
import type { PerftPosition } from './positions.ts';

const position = (
  name: string,
  within: string,
  depth: number,
  roles: readonly [string, ...string[]],
  more: Pick<PerftPosition, 'takes' | 'shuns'>,
  request: PerftPosition['request'] = {},
): PerftPosition => ({
  name: `Bio-Terrorist: ${name}`,
  within,
  first: roles[0],
  depth,
  ...more,
  request: {
    boxes: ['brink', 'lab'],
    challenges: ['bio-terrorist'],
    epidemics: 4,
    players: roles.length + 1,
    roles,
    ...request,
  },
});

const HASTY = { takes: ['treat', 'end', 'infect', 'continue'] };
const HOARDING = { takes: ['treat', 'end', 'infect', 'continue', 'draw-infection', 'wait'] };
const BRISK = { consent: 'automatic', windows: 'possible' };

export const TERRORIST_POSITIONS: readonly PerftPosition[] = [
  position('his first turn', 'terrorist', 3, ['medic', 'dispatcher'], HASTY),
  position(
    'his turn with Virulent Strain',
    'terrorist',
    3,
    ['quarantine-specialist', 'pilot', 'scientist'],
    HASTY,
    {
      challenges: ['virulent-strain', 'bio-terrorist'],
      options: { sighting: 'destination', companion: 'no' },
    },
  ),
  position('too many cards', 'infection-hand-limit', 4, ['researcher', 'troubleshooter'], HOARDING, {
    options: BRISK,
  }),
  position(
    'the team in the lab',
    'actions',
    3,
    ['operations-expert', 'virologist'],
    {},
    {
      challenges: ['bio-terrorist', 'lab'],
      options: { capture: 'action' },
    },
  ),
];
