// Several city cards of one colour at once, as bits over the cities of that colour: what cures and research are paid with.
import { countBits } from '../kernel/bits.ts';
import { SECOND } from '../kernel/command.ts';
import type { Card, Colour, Offers, Packed, Seat, State } from '../kernel/types.ts';
import { holds } from '../ops/cards.ts';

/** The cards of a colour in a hand. */
export function cardsOfColour(s: State, seat: Seat, colour: Colour): number {
  const { colourOf, rankInColour } = s.game;
  let set = 0;
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (colourOf[city] === colour && holds(s, seat, city)) set |= 1 << rankInColour[city]!;
  }
  return set;
}

/** The cards that a set of bits stands for. */
export function cardsIn(s: State, colour: Colour, set: number): Card[] {
  const { colourOf, rankInColour } = s.game;
  const cards: Card[] = [];
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (colourOf[city] === colour && (set & (1 << rankInColour[city]!)) !== 0) cards.push(city);
  }
  return cards;
}

/** Offers a command with every choice of `needed` cards out of a set, in a fixed order. */
export function offerChoices(out: Offers, command: Packed, set: number, needed: number): void {
  for (let choice = set; choice !== 0; choice = (choice - 1) & set) {
    if (countBits(choice) === needed) out.add(command | (choice << SECOND));
  }
}
