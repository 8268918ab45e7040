// How late it is: epidemics to come, cards left, the infection rate, the outbreaks so far.
import type { State } from '@cordon/engine/inner';
import type { Belief } from '../belief.ts';
import { TABLE } from './names.ts';

const FEWEST_SEATS = 2;
const MOST_SEATS = 5;

/** Turns that the player deck still lasts. */
export function turnsLeft(s: State): number {
  return s.playerDeck.size >> 1;
}

export function describeClock(s: State, belief: Belief, out: Float64Array): void {
  const { outbreakLimit, rates, shape } = s.game;
  out[TABLE.players2 + Math.min(shape.seats, MOST_SEATS) - FEWEST_SEATS] = 1;
  out[TABLE.epidemicsLeft] = belief.epidemicsLeft / 6;
  out[TABLE.epidemicChance] = belief.epidemic;
  out[TABLE.epidemicNear] = 1 / (1 + belief.turnsToEpidemic);
  out[TABLE.turnsLeft] = turnsLeft(s) / 24;
  out[TABLE.rate] = rates[s.rate]! / 4;
  const share = s.outbreaks / outbreakLimit;
  out[TABLE.outbreaks] = share;
  out[TABLE.outbreaksSquared] = share * share;
  out[TABLE.outbreaksLate] = Math.max(0, s.outbreaks - outbreakLimit + 3) / 3;
}
