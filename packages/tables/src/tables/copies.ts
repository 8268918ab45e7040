// Copies of a board drawn from what a seat may know, so that whatever is tried on them finds out nothing.
import { apply, formatCommand, priced, resample, sight, type Price, type State } from '@cordon/engine';
import { packPrices, type Prices } from '@cordon/protocol';
import type { Table } from './table.ts';

export function copyFor(table: Table, seat: number, which = 1): State {
  const chance = Int32Array.of(table.position, table.number, seat, which);
  return resample(sight(table.state, seat), chance);
}

/** What each of these commands takes, one after the other; nothing from where cards would be turned over. */
export function pricesAlong(table: Table, seat: number, lines: readonly string[]): Prices {
  const copy = copyFor(table, seat);
  const { reveals } = copy;
  const prices: Price[] = [];
  for (const line of lines) {
    const found =
      copy.reveals === reveals
        ? priced(copy).find(({ command }) => formatCommand(copy.game, command) === line)
        : undefined;
    if (found === undefined) break;
    prices.push(found.price);
    apply(copy, found.command);
  }
  return packPrices(prices);
}
