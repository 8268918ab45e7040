// Positions of team tables: Goals and stations are chosen, actions are divided and done.
import type { PerftPosition } from './positions.ts';

const position = (
  name: string,
  within: string,
  depth: number,
  roles: readonly [string, ...string[]],
  more: Pick<PerftPosition, 'takes' | 'shuns'>,
  request: PerftPosition['request'],
): PerftPosition => ({
  name: `Teams: ${name}`,
  within,
  first: roles[0],
  depth,
  ...more,
  request: {
    boxes: ['brink', 'lab'],
    epidemics: 4,
    players: roles.length,
    roles,
    ...request,
    challenges: [...(request.challenges ?? []), 'team'],
  },
});

const BRISK = { consent: 'automatic', windows: 'possible' };
const FOUR = ['medic', 'scientist', 'researcher', 'dispatcher'] as const;
const SIX = ['virologist', 'pilot', 'local-liaison', 'field-director', 'generalist', 'archivist'] as const;
const HASTY = { takes: ['respond', 'end', 'infect', 'continue'] };

export const TEAM_POSITIONS: readonly PerftPosition[] = [
  position('Goals are kept', 'team-choice', 3, FOUR, {}, { options: { goals: 'two' } }),
  position('stations are placed', 'team-stations', 2, SIX, {}, {}),
  position('a division is declared', 'division', 3, FOUR, HASTY, { options: { division: 'declared' } }),
  position('the first actions', 'actions', 2, SIX, {}, { challenges: ['worldwide-panic'], options: BRISK }),
  position('a response team has landed', 'response', 3, ['troubleshooter', ...SIX.slice(1, 4)], HASTY, {}),
];
