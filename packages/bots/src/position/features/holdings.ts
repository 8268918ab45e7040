// Which city cards of each colour every seat holds, counted once for everything that needs them.
import { PLACES, type Game, type Seat, type State } from '@cordon/engine/inner';
import { MOST_COLOURS, MOST_SEATS } from './scratch.ts';

/** More cards of one colour than a hand holds. */
export const MOST_CARDS = 16;

export interface Holdings {
  /** held[seat * colours + colour] */
  readonly held: Int32Array;
  /** The cards themselves, MOST_CARDS places for each seat and colour. */
  readonly cards: Int32Array;
  /** Colour to the city cards that are still in the player deck. */
  readonly toCome: Int32Array;
}

export function makeHoldings(): Holdings {
  const count = MOST_SEATS * MOST_COLOURS;
  return {
    held: new Int32Array(count),
    cards: new Int32Array(count * MOST_CARDS),
    toCome: new Int32Array(MOST_COLOURS),
  };
}

/** Those of the state that features are taken from. */
export const holdings = makeHoldings();

export function countHoldings(s: State, { cards, held, toCome }: Holdings): void {
  const { colourOf, firstEvent, shape } = s.game;
  const { colours, seats } = shape;
  const { places } = s;
  held.fill(0);
  toCome.fill(0);
  for (let card = 0; card < firstEvent; card++) {
    const place = places[card]!;
    const colour = colourOf[card]!;
    if (place < seats) {
      const at = place * colours + colour;
      const count = held[at]!;
      if (count < MOST_CARDS) cards[at * MOST_CARDS + count] = card;
      held[at] = count + 1;
    } else if (place === PLACES.deck) toCome[colour]! += 1;
  }
}

/** The seats that collect cards for goals: those with a pawn, and those without that somebody decides for. */
export function collectorsOf({ pawnSeats, shape, speakers }: Game): readonly Seat[] {
  const others = Array.from({ length: shape.seats }, (_, seat) => seat).filter(
    (seat) => !pawnSeats.includes(seat) && speakers[seat] !== seat,
  );
  return [...pawnSeats, ...others];
}
