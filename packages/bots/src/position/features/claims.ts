// Which side is likely to reach an open goal, where sides are each other's rivals: the one whose hands are nearer to it.
import type { Game, State } from '@cordon/engine/inner';
import { worthOf } from './nearness.ts';
import { MOST_GOALS, MOST_SEATS } from './scratch.ts';

/** claims[goal * MOST_SEATS + side]: what the best hand of a side is worth for an open goal. */
export const claims = new Float64Array(MOST_GOALS * MOST_SEATS);

/** Call this before looking at states of a game. */
export function useClaims({ rivalry }: Game): void {
  if (rivalry !== undefined) claims.fill(0);
}

/** Notes the claims on an open goal, for which each seat misses so many cards. */
export function stakeClaims(s: State, goal: number, misses: Int32Array): void {
  const { pawnSeats, sides } = s.game;
  const at = goal * MOST_SEATS;
  claims.fill(0, at, at + MOST_SEATS);
  for (let i = 0; i < pawnSeats.length; i++) {
    const seat = pawnSeats[i]!;
    const worth = worthOf(s, seat, goal, misses[seat]!);
    const side = at + sides[seat]!;
    if (worth > claims[side]!) claims[side] = worth;
  }
}
