// Reasons about where pawns go: nearer to what may break out, or together with whom cards can be shared.
import type { Weighted } from '../reason.ts';
import type { Outlook } from './outlook.ts';
import { anyFor, NO_CITY, sharesAny } from '@cordon/engine/inner';

/** A city with fewer cubes of one colour is no danger to go to, and a pawn as far from it is not there yet. */
const DANGEROUS = 2;
const CLOSE = 2;

export function pawnsMoved(before: Outlook, after: Outlook): Weighted[] {
  const reasons: Weighted[] = [];
  for (const seat of before.state.game.pawnSeats) {
    const [from, to] = [before.state.pawns[seat]!, after.state.pawns[seat]!];
    if (from === to || from === NO_CITY || to === NO_CITY) continue;
    reasons.push(...towards(before, after, seat, from, to), ...meetings(before, after, seat, to));
  }
  return reasons;
}

/** The hottest city that a pawn came nearer to and where nothing was treated yet. */
function towards(
  { state: then }: Outlook,
  { state, belief }: Outlook,
  seat: number,
  from: number,
  to: number,
): Weighted[] {
  const { cityIds, distances, shape } = state.game;
  let [hottest, heat] = [NO_CITY, 0];
  for (let city = 0; city < shape.cities; city++) {
    const way = distances[to * shape.cities + city]!;
    if (way > CLOSE || way >= distances[from * shape.cities + city]!) continue;
    for (let colour = 0; colour < shape.colours; colour++) {
      const cubes = state.cubes[city * shape.colours + colour]!;
      if (cubes < DANGEROUS || cubes < then.cubes[city * shape.colours + colour]!) continue;
      const own = ((cubes - 1) * (0.1 + belief.soon[city]!)) / (1 + way);
      if (own > heat) [hottest, heat] = [city, own];
    }
  }
  if (hottest === NO_CITY) return [];
  const [was, is] = [distances[from * shape.cities + hottest]!, distances[to * shape.cities + hottest]!];
  const reason = {
    code: 'nears-danger',
    seat: seat + 1,
    city: cityIds[hottest]!,
    from: was,
    to: is,
  } as const;
  return [{ reason, weight: 1 + heat }];
}

/** Others in the same city, if a card can be handed over there to whoever collects its colour. */
function meetings(before: Outlook, after: Outlook, seat: number, to: number): Weighted[] {
  const { state } = after;
  const { cityIds, cardIds, pawnSeats } = state.game;
  const reasons: Weighted[] = [];
  for (const other of pawnSeats) {
    if (other === seat || state.pawns[other] !== to) continue;
    if (before.state.pawns[other] === before.state.pawns[seat]) continue;
    const card = cardBetween(after, seat, other, to) ?? cardBetween(after, other, seat, to);
    if (card === undefined) continue;
    const places = { city: cityIds[to]!, card: cardIds[card]! };
    reasons.push({ reason: { code: 'meets', seat: seat + 1, other: other + 1, ...places }, weight: 6 });
  }
  return reasons;
}

/** A card that one could give to the other, who collects its colour. */
function cardBetween(after: Outlook, giver: number, taker: number, city: number): number | undefined {
  const { state } = after;
  const { colourOf, firstEvent } = state.game;
  for (let card = 0; card < firstEvent; card++) {
    if (state.places[card] !== giver || (card !== city && !anyFor(state, sharesAny, giver))) continue;
    const holder = after.holder(colourOf[card]!);
    if (holder?.seat === taker && holder.lacks > 0) return card;
  }
  return undefined;
}
