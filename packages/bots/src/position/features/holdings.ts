// How many city cards of each colour every seat holds, counted once for all that looks at them.
import { PLACES, type Game, type State } from '@cordon/engine/inner';

export interface Holdings {
  /** held[seat * colours + colour] */
  readonly held: Int32Array;
  /** Colour to the city cards that are still in the player deck. */
  readonly toCome: Int32Array;
}

export function makeHoldings({ shape }: Game): Holdings {
  return { held: new Int32Array(shape.seats * shape.colours), toCome: new Int32Array(shape.colours) };
}

export function countHoldings(s: State, { held, toCome }: Holdings): void {
  const { colourOf, firstEvent, shape } = s.game;
  held.fill(0);
  toCome.fill(0);
  for (let card = 0; card < firstEvent; card++) {
    const place = s.places[card]!;
    const colour = colourOf[card]!;
    if (place < shape.seats) held[place * shape.colours + colour]! += 1;
    else if (place === PLACES.deck) toCome[colour]! += 1;
  }
}
