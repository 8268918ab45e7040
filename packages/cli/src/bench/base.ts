// What is measured of the base game.
import type { ConfigRequest } from '@cordon/engine';
import { anyAction } from './games.ts';
import { copyCost, costByTenth, heapGrowth, replayCost, resampleCost, sightCost } from './parts.ts';
import { FAST, gameOf, randomGames, type Effort, type GamesResult } from './randomGames.ts';

const HEAP_COMMANDS = 1_000_000;

/** What the small things cost. */
export interface Parts {
  readonly copyNanoseconds: number;
  readonly sightMicroseconds: number;
  readonly resampleMicroseconds: number;
  readonly replayMilliseconds: number;
  readonly heapBytesPerMillionCommands: number;
  readonly commandNanosecondsByTenth: readonly number[];
}

/** As two other engines have measured: 7.9 to 8.0 completed turns, no win. */
const CROSS_CHECK: ConfigRequest = {
  players: 2,
  epidemics: 4,
  pool: ['operations-expert', 'researcher', 'medic', 'scientist'],
  events: [],
  options: FAST,
};

export function measureBase(effort: Effort): { games: GamesResult[]; parts?: Parts } {
  const full = gameOf({ players: 4, epidemics: 5, options: FAST });
  const secret = gameOf({ players: 4, epidemics: 5, options: { ...FAST, hands: 'private' } });
  const always = gameOf({ players: 4, epidemics: 5, options: { ...FAST, windows: 'always' } });
  const games = [
    randomGames(effort, '4 players, 5 epidemics, 7 roles, 5 events', full, 5_000),
    randomGames(effort, 'the same, windows always', always, 5_000),
    randomGames(
      effort,
      'cross-check: 2 players, 4 epidemics, 4 roles, no events, all actions used',
      gameOf(CROSS_CHECK),
      10_000,
      anyAction,
    ),
  ];
  if (effort === 'rough') return { games };
  const parts = {
    copyNanoseconds: copyCost(full).median * 1e9,
    sightMicroseconds: sightCost(secret).median * 1e6,
    resampleMicroseconds: resampleCost(secret).median * 1e6,
    replayMilliseconds: replayCost(full).median * 1e3,
    heapBytesPerMillionCommands: heapGrowth(full, HEAP_COMMANDS),
    commandNanosecondsByTenth: costByTenth(full).map(Math.round),
  };
  return { games, parts };
}
