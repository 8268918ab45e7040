// What the commands of a seat take, in few bytes: each price once, and for each command which of them it is.
import type { Price } from '@cordon/engine';

export interface Prices {
  readonly list: readonly Price[];
  /** For each line of `legal` the place of its price in `list`, counted from 0. */
  readonly of: readonly number[];
}

/** The prices of commands in their order. */
export function packPrices(prices: readonly Price[]): Prices {
  const places = new Map<string, number>();
  const list: Price[] = [];
  const of = prices.map((price) => {
    const key = JSON.stringify([price.actions, price.cards, price.cubes]);
    const place = places.get(key) ?? list.push(price) - 1;
    places.set(key, place);
    return place;
  });
  return { list, of };
}

/** The price of the command at this place of `legal`; undefined where none was told. */
export function priceAt(prices: Prices | undefined, index: number): Price | undefined {
  return prices?.list[prices.of[index] ?? -1];
}
