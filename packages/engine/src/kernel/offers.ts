// The list of legal commands, written into one buffer that is used again and again.
import type { Offers, Packed } from './types.ts';

const ROOM = 4096;

class OfferBuffer implements Offers {
  readonly items = new Int32Array(ROOM);
  count = 0;

  add(command: Packed): void {
    this.items[this.count++] = command;
  }

  addEach(command: Packed, slot: number, end: number, except: number): void {
    const { items } = this;
    let { count } = this;
    for (let operand = 0; operand < end; operand++)
      if (operand !== except) items[count++] = command | (operand << slot);
    this.count = count;
  }

  addAll(command: Packed, slot: number, list: Int32Array): void {
    const { items } = this;
    let { count } = this;
    for (let i = 0; i < list.length; i++) items[count++] = command | (list[i]! << slot);
    this.count = count;
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
