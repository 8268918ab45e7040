// How good a position looks to the searching player.
import type { State } from '../../src/inner.ts';
import { NO_CITY, type Ending } from '../../src/kernel/types.ts';
import { cardsNeeded, isCured } from '../../src/modules/base/cure.ts';
import { canPay } from '../../src/modules/base/curePieces.ts';
import { hasStation } from '../../src/modules/base/stations.ts';
import { iberiaProgress } from './iberiaScore.ts';
import { labProgress } from './labScore.ts';

const CURED = 400;
const READY = 60;
const AT_A_STATION = 20;
const OUTBREAK = 15;
/** What one, two, three and, in a hospital, four cubes of a colour in a city are worth. */
const CUBES = [0, -1, -3, -8, -12];

export function score(s: State, wanted: Ending): number {
  return danger(s) + (wanted === 'won' ? progress(s) : 0);
}

/** Cubes and outbreaks; whoever wants to lose slowly minds them too. */
function danger(s: State): number {
  let total = -OUTBREAK * s.outbreaks;
  for (let i = 0; i < s.cubes.length; i++) total += CUBES[s.cubes[i]!]!;
  for (let colour = 0; colour < s.supply.length; colour++) if (s.supply[colour]! < 6) total -= 10;
  return total;
}

/** Cures, and cards of one colour in one hand. */
function progress(s: State): number {
  if (s.game.id === 'iberia') return iberiaProgress(s);
  let total = labProgress(s);
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    total += isCured(s, colour) ? CURED : bestHand(s, colour);
  }
  return total;
}

function bestHand(s: State, colour: number): number {
  let best = 0;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    const needed = cardsNeeded(s, seat, colour);
    const cards = Math.min(canPay(s, seat, colour), needed);
    const city = s.pawns[seat]!;
    const ready = cards < needed ? 0 : city === NO_CITY || hasStation(s, city) ? READY + AT_A_STATION : READY;
    best = Math.max(best, 3 * (5 - needed + cards) ** 2 + ready);
  }
  return best;
}
