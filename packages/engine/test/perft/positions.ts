// The positions whose trees are counted: different tables, each role once at turn, a fixed seed each.
import { seedFromText, start, type ConfigRequest, type State } from '../../src/index.ts';
import { gameOf } from '../properties/configurations.ts';

interface PerftPosition {
  readonly name: string;
  readonly request: ConfigRequest;
  /** The role that has the first turn; seats change until it does. */
  readonly first: string;
}

const position = (
  name: string,
  first: string,
  others: readonly string[],
  request: ConfigRequest,
): PerftPosition => ({
  name,
  first,
  request: { ...request, roles: [first, ...others] },
});

export const POSITIONS: readonly PerftPosition[] = [
  position('two open', 'medic', ['scientist'], { players: 2, epidemics: 4 }),
  position('two private', 'scientist', ['researcher'], { players: 2, epidemics: 5 }),
  position('two private automatic', 'researcher', ['medic'], {
    players: 2,
    epidemics: 6,
    options: { consent: 'automatic', windows: 'possible' },
  }),
  position('two without events', 'operations-expert', ['contingency-planner'], {
    players: 2,
    epidemics: 4,
    events: [],
  }),
  position('three open possible', 'quarantine-specialist', ['medic', 'dispatcher'], {
    players: 3,
    epidemics: 4,
    options: { windows: 'possible' },
  }),
  position('three private', 'contingency-planner', ['researcher', 'scientist'], { players: 3, epidemics: 5 }),
  position('three open automatic', 'dispatcher', ['medic', 'researcher'], {
    players: 3,
    epidemics: 6,
    events: ['one-quiet-night'],
    options: { hands: 'open', consent: 'automatic' },
  }),
  position('four private ask', 'dispatcher', ['scientist', 'medic', 'researcher'], {
    players: 4,
    epidemics: 5,
    events: ['one-quiet-night', 'resilient-population'],
  }),
  position('four open', 'operations-expert', ['quarantine-specialist', 'medic', 'scientist'], {
    players: 4,
    epidemics: 6,
    options: { hands: 'open', forecast: 'all' },
  }),
  position('four private possible', 'medic', ['contingency-planner', 'dispatcher', 'researcher'], {
    players: 4,
    epidemics: 4,
    options: { hands: 'private', windows: 'possible', consent: 'automatic' },
  }),
];

/** Starts the table with the first seed that gives the first turn to the role named. */
export function stateOf({ name, request, first }: PerftPosition): State {
  const game = gameOf(request);
  for (let number = 0; ; number++) {
    const { state } = start(game, seedFromText(`perft ${name} ${String(number)}`));
    if (game.roleIds[state.roles[state.turn]!] === first) return state;
  }
}
