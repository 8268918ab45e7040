// Where the Bio-Terrorist is, what he holds and what others take for possible, said in names.
import type { Game } from '../../src/index.ts';

export interface TerroristPosition {
  readonly city: string;
  /** Infection cards in his hand, all of the set and group that the deck has. */
  readonly hand?: readonly string[];
  readonly captured?: boolean;
  /** The cities in which he may be; all that have no team pawn if nothing is said. */
  readonly possible?: readonly string[];
}

type Fields = Record<string, number[]>;

/** After pawns and the infection deck. */
export function arrangeTerrorist(game: Game, position: TerroristPosition, fields: Fields): void {
  const city = numberOf(game, position.city);
  const hand = (position.hand ?? []).map((id) => numberOf(game, id)).sort((one, other) => one - other);
  const holder = game.infectionHolder;
  hand.forEach((card, slot) => {
    fields['infectionHand.cards']![slot] = card;
    fields['infectionHand.group']![slot] = 1;
    fields['infectionHand.seen']![slot] = 1 << holder;
    fields['strata']![card] = 1;
  });
  fields['infectionHand.size']![0] = hand.length;
  fields['terrorist.city']![0] = city + 1;
  fields['terrorist.captured']![0] = position.captured === true ? 1 : 0;
  const team = new Set([...game.pawnSeats].map((seat) => fields['pawns']![seat]!));
  const isSeen = position.captured === true || team.has(city);
  if (isSeen) fields['pawns']![holder] = city;
  const possible = isSeen
    ? [city]
    : (position.possible?.map((id) => numberOf(game, id)) ??
      [...game.cityIds.keys()].filter((at) => !team.has(at)));
  for (const at of possible) fields['terrorist.possible']![at >> 5]! |= 1 << (at & 31);
}

function numberOf(game: Game, id: string): number {
  const number = game.cityNumbers.get(id);
  if (number === undefined) throw new Error(`no city ${id}`);
  return number;
}
