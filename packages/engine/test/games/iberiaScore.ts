// How near to winning a position of Iberia looks to the searching player.
import type { State } from '../../src/inner.ts';
import { NO_CITY } from '../../src/kernel/types.ts';
import { distance } from '../../src/modules/iberia/geography.ts';
import { hospitalCity } from '../../src/modules/iberia/hospitals.ts';
import { CARDS_FOR_RESEARCH, isResearched } from '../../src/modules/iberia/research.ts';
import { countOfColour } from '../../src/ops/cards.ts';

const RESEARCHED = 400;
const HOSPITAL = 30;
const FULL_HAND = 80;
const STEP = 8;
/** For each card of a colour in a hand that is not the fullest. */
const SPARE = 2;

/** Research, hospitals, cards of one colour in one hand, and the way of a full hand to its hospital. */
export function iberiaProgress(s: State): number {
  let total = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if (isResearched(s, colour)) total += RESEARCHED;
    else total += bestHand(s, colour) + (hospitalCity(s, colour) === NO_CITY ? 0 : HOSPITAL);
  }
  return total;
}

function bestHand(s: State, colour: number): number {
  const hospital = hospitalCity(s, colour);
  let best = 0;
  let all = 0;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const cards = countOfColour(s, seat, colour);
    all += cards;
    const useful = Math.min(cards, CARDS_FOR_RESEARCH);
    let value = 3 * useful ** 2;
    if (useful === CARDS_FOR_RESEARCH && hospital !== NO_CITY)
      value += FULL_HAND - STEP * distance(s.pawns[seat]!, hospital);
    best = Math.max(best, value - SPARE * useful);
  }
  return best + SPARE * all;
}
