// How many actions each pawn is from every city. Most go as the ways say; some roles go further with an action, or fly wherever they hold
// the card of and keep it.
import {
  foldFor,
  FAR,
  isSilent,
  linesPerMove,
  NO_CITY,
  type City,
  type Seat,
  type State,
} from '@cordon/engine/inner';
import { holdings, MOST_CARDS } from './holdings.ts';
import { MOST_CITIES, MOST_SEATS } from './scratch.ts';
import { ways } from './ways.ts';

const { cards, held } = holdings;
/** A row for each seat that travels in its own way. */
const own = new Uint8Array(MOST_SEATS * MOST_CITIES);
/** Seat to the steps that its pawn's are among, and where the row of its city begins there. */
const tables: Uint8Array[] = Array.from({ length: MOST_SEATS }, () => own);
const starts = new Int32Array(MOST_SEATS);

/** Notes how the pawns of a state travel; the ways and the holdings are those of the state. */
export function lookAtTravel(s: State): void {
  const { goals, pawnSeats, shape } = s.game;
  const isUsual = isSilent(s, linesPerMove);
  for (let i = 0; i < pawnSeats.length; i++) {
    const seat = pawnSeats[i]!;
    const city = s.pawns[seat]!;
    tables[seat] = ways.steps;
    starts[seat] = city * shape.cities;
    if (city === NO_CITY) continue;
    if (goals?.fliesFree(s, seat) === true) fly(s, seat, city);
    else if (!isUsual) hurry(s, seat, city);
  }
}

/** Actions that the pawn of a seat, which is on the board, takes to a city. */
export function stepsTo(seat: Seat, city: City): number {
  return tables[seat]![starts[seat]! + city]!;
}

/** Whether a pawn travels in a way of its own. */
export function travelsApart(seat: Seat): boolean {
  return tables[seat] === own;
}

function useOwn(seat: Seat): number {
  tables[seat] = own;
  starts[seat] = seat * MOST_CITIES;
  return seat * MOST_CITIES;
}

/** One flight to a city in hand is counted, and what is driven before or after it. */
function fly(s: State, seat: Seat, from: City): void {
  const { cities, colours } = s.game.shape;
  const { steps } = ways;
  const start = useOwn(seat);
  for (let to = 0; to < cities; to++) own[start + to] = steps[from * cities + to]!;
  for (let row = seat * colours; row < (seat + 1) * colours; row++) {
    const last = row * MOST_CARDS + Math.min(held[row]!, MOST_CARDS);
    for (let at = row * MOST_CARDS; at < last; at++) {
      const there = cards[at]! * cities;
      for (let to = 0; to < cities; to++)
        if (steps[there + to]! + 1 < own[start + to]!) own[start + to] = steps[there + to]! + 1;
    }
  }
}

/** Whoever goes several lines with an action takes no other ways. */
function hurry(s: State, seat: Seat, from: City): void {
  const lines = foldFor(s, linesPerMove, seat, 1);
  if (lines === 1) return;
  const { distances, shape } = s.game;
  const start = useOwn(seat);
  for (let to = 0; to < shape.cities; to++) {
    const way = distances[from * shape.cities + to]!;
    own[start + to] = way === FAR ? FAR : Math.ceil(way / lines);
  }
}
