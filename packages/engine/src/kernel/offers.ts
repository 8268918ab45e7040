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

export function makeOffers(): Offers {
  return new OfferBuffer();
}
