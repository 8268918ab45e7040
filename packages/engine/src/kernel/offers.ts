// The list of legal commands, written into one buffer that is used again and again.
import type { Offers, Packed } from './types.ts';

const ROOM = 4096;

class OfferBuffer implements Offers {
  readonly items = new Int32Array(ROOM);
  count = 0;

  add(command: Packed): void {
    this.items[this.count++] = command;
  }

  clear(): void {
    this.count = 0;
  }
}

/** Throws when more was offered than there is room for: writes beyond the end were lost. Asked once a list is full, not at each offer. */
export function checkRoom({ count, items }: Offers): void {
  if (count > items.length)
    throw new Error(`${String(count)} commands are offered, and there is room for ${String(items.length)}`);
}

export function makeOffers(): Offers {
  return new OfferBuffer();
}
