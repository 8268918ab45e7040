// Who sits at the table and what they hold.
import { NO_CARD, NO_CITY, type Game, type State } from '@cordon/engine/inner';
import type { GoalsPart } from './goals.ts';
import type { Holdings } from './holdings.ts';
import { TABLE } from './names.ts';

/** Cards a hand may hold, and how near to that it feels full. */
const HAND = 7;
const CLOSE = 2;
/** What one event counts for among all of them. */
const EVENT = 0.25;

export interface SeatSlots {
  readonly roles: number;
  readonly nextRole: number;
  readonly events: number;
}

export function describeSeats(
  s: State,
  { held }: Holdings,
  goals: GoalsPart,
  slots: SeatSlots,
  out: Float64Array,
): void {
  const { game } = s;
  const { colours, seats } = game.shape;
  const next = (s.turn + 1) % seats;
  let full = 0;
  let useful = 0;
  let near = 0;
  for (let seat = 0; seat < seats; seat++) {
    out[slots.roles + s.roles[seat]!] = 1;
    full += Math.max(0, s.handSizes[seat]! - HAND + CLOSE) / 4;
    let kept = 0;
    for (let colour = 0; colour < colours; colour++)
      if (goals.isOpen(colour)) kept += held[seat * colours + colour]!;
    useful += Math.max(0, kept - HAND + CLOSE) / 4;
    const pawn = s.pawns[seat]!;
    if (game.goals !== undefined && pawn !== NO_CITY)
      near += 1 / (1 + game.goals.steps(s, pawn, game.colourOf[pawn]!));
  }
  out[slots.nextRole + s.roles[next]!] = 1;
  out[TABLE.handsFull] = full / seats;
  out[TABLE.handsUseful] = useful / seats;
  out[TABLE.nextHand] = s.handSizes[next]! / HAND;
  out[TABLE.placeNear] = near / seats;
  describeEvents(s, game, slots.events, out);
}

function describeEvents(s: State, game: Game, events: number, out: Float64Array): void {
  const { extraEvent } = game.points;
  for (let card = game.firstEvent; card < game.firstEpidemic; card++) {
    if (s.places[card]! >= game.shape.seats) continue;
    out[events + card - game.firstEvent] = 1;
    out[TABLE.events]! += EVENT;
  }
  if (extraEvent.silent) return;
  for (let seat = 0; seat < game.shape.seats; seat++) {
    const card = extraEvent.roles[s.roles[seat]!]?.(s, seat) ?? NO_CARD;
    if (card === NO_CARD) continue;
    out[events + card - game.firstEvent] = 1;
    out[TABLE.stored] = 1;
    out[TABLE.events]! += EVENT;
  }
}
