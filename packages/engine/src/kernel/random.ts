// The one source of chance: xoshiro128** over four words that live inside the state, so a game and its copy draw alike.

const ROUNDS_AFTER_SEEDING = 16;
const TWO_TO_32 = 4294967296;
const PER_WORD = 1 / TWO_TO_32;

/** Sets the four words of a generator from a 128-bit seed. */
export function seedRandom(random: Int32Array, seed: Int32Array): void {
  random[0] = seed[0]! ^ 0x243f6a88;
  random[1] = seed[1]! ^ 0x85a308d3;
  random[2] = seed[2]! ^ 0x13198a2e;
  random[3] = seed[3]! ^ 0x03707344;
  if ((random[0] | random[1] | random[2] | random[3]) === 0) random[0] = 1;
  for (let round = 0; round < ROUNDS_AFTER_SEEDING; round++) nextWord(random);
}

/** The next 32 random bits as a number from 0 to 2^32 - 1. */
export function nextWord(random: Int32Array): number {
  const a = random[0]!;
  const b = random[1]!;
  const five = Math.imul(b, 5);
  const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  const c = random[2]! ^ a;
  const d = random[3]! ^ b;
  random[1] = b ^ c;
  random[0] = a ^ d;
  random[2] = c ^ (b << 9);
  random[3] = (d << 11) | (d >>> 21);
  return word;
}

/** A whole number from 0 to limit - 1, each equally likely: words that would favour small numbers are drawn again. */
export function below(random: Int32Array, limit: number): number {
  let word = nextWord(random);
  // The low half of word * limit, as an integer: to cut it out of a product above 2^32 is slow.
  if (Math.imul(word, limit) >>> 0 < limit) {
    const threshold = TWO_TO_32 % limit;
    while (Math.imul(word, limit) >>> 0 < threshold) word = nextWord(random);
  }
  return (word * limit * PER_WORD) | 0;
}

/** Puts items[from] to items[to - 1] into a random order, all orders equally likely. */
export function shuffle(random: Int32Array, items: Int32Array, from: number, to: number): void {
  for (let last = to - 1; last > from; last--) {
    const other = from + below(random, last - from + 1);
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
}
