// Who sits at the table and what they hold.
import { weightOf, type Weights } from '../weights.ts';
import { turnsLeft } from './clock.ts';
import { isOpen } from './goals.ts';
import { holdings } from './holdings.ts';
import { TABLE } from './names.ts';
import {
  CARDS_PER_TURN,
  extraEvent,
  type Game,
  isSilent,
  limitOf,
  NO_CARD,
  numberFor,
  type State,
} from '@cordon/engine/inner';

const { held } = holdings;
/** In so many last turns of the deck events lose their worth; 0: never. */
let eventFade = 0;

export function describeSeats(s: State, events: number, out: Float64Array): void {
  const { colours, seats } = s.game.shape;
  let crowded = 0;
  for (let seat = 0; seat < seats; seat++) {
    // More useful cards than leave room for the next draw crowd a hand.
    const room = limitOf(s, seat) - CARDS_PER_TURN;
    if (s.handSizes[seat]! <= room) continue;
    let useful = 0;
    for (let colour = 0; colour < colours; colour++)
      if (isOpen(colour)) useful += held[seat * colours + colour]!;
    if (useful > room) crowded += useful - room;
  }
  out[TABLE.handsUseful] = crowded;
  describeEvents(s, s.game, events, out);
}

/** Call this before looking at states of a game. */
export function useSeats(weights: Weights): void {
  eventFade = weightOf(weights, 'eventFade');
}

/** How much an event is still worth: what is kept to the end is lost. */
function freshness(s: State): number {
  return eventFade === 0 ? 1 : Math.min(1, turnsLeft(s) / eventFade);
}

function describeEvents(s: State, game: Game, events: number, out: Float64Array): void {
  const worth = freshness(s);
  for (let card = game.firstEvent; card < game.endOfEvents; card++)
    if (s.places[card]! < game.shape.seats) out[events + card - game.firstEvent] = worth;
  if (isSilent(s, extraEvent)) return;
  for (let seat = 0; seat < game.shape.seats; seat++) {
    const card = numberFor(s, extraEvent, seat);
    if (card === NO_CARD) continue;
    out[events + card - game.firstEvent] = worth;
    out[TABLE.stored] = 1;
  }
}
