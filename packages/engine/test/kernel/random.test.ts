import { describe, expect, it } from 'vitest';
import { below, nextWord, seedRandom, shuffle } from '../../src/kernel/random.ts';
import { demand } from '../properties/demand.ts';

const MASK = 0xffffffffn;
const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & MASK;

/** The published xoshiro128** with whole numbers of any size, to compare with. */
function reference(words: readonly number[]): () => number {
  const s = words.map((word) => BigInt.asUintN(32, BigInt(word)));
  return () => {
    const result = (rotate((s[1]! * 5n) & MASK, 7n) * 9n) & MASK;
    const t = (s[1]! << 9n) & MASK;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotate(s[3]!, 11n);
    return Number(result);
  };
}

function seeded(...words: readonly [number, number, number, number]): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.from(words));
  return random;
}

describe('the generator', () => {
  it('gives the published first words of xoshiro128**', () => {
    const random = Int32Array.of(1, 2, 3, 4);
    expect(Array.from({ length: 4 }, () => nextWord(random))).toEqual([11520, 0, 5927040, 70819200]);
  });

  it('agrees with the reference for a thousand words from several seeds', () => {
    for (const words of [
      [1, 2, 3, 4],
      [-1, 0, 0x7fffffff, -0x80000000],
      [0x12345678, 0, 0, 0],
    ] as const) {
      const random = Int32Array.from(words);
      const next = reference(words);
      for (let i = 0; i < 1000; i++) expect(nextWord(random)).toBe(next());
    }
  });

  it('is the same from the same seed and another from a seed that differs in one bit', () => {
    const first = (random: Int32Array): number[] => Array.from({ length: 8 }, () => nextWord(random));
    const one = first(seeded(5, 6, 7, 8));
    expect(first(seeded(5, 6, 7, 8))).toEqual(one);
    for (const other of [seeded(4, 6, 7, 8), seeded(5, 7, 7, 8), seeded(5, 6, 6, 8), seeded(5, 6, 7, 9)]) {
      expect(first(other).filter((word, index) => word === one[index])).toEqual([]);
    }
  });

  it('does not stand still at the one seed that would give four zeros', () => {
    const random = seeded(0x243f6a88, 0x85a308d3 | 0, 0x13198a2e, 0x03707344);
    expect(new Set(Array.from({ length: 100 }, () => nextWord(random))).size).toBeGreaterThan(95);
  });

  it('sets each of the 32 bits about half of the time', () => {
    const random = seeded(1, 1, 2, 3);
    const counts = new Int32Array(32);
    for (let i = 0; i < 20_000; i++) {
      const word = nextWord(random);
      for (let bit = 0; bit < 32; bit++) counts[bit]! += (word >>> bit) & 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  });
});

describe('numbers below a limit', () => {
  it.each([1, 2, 3, 6, 7, 48, 53, 1000])('are whole, in range and equally frequent for %i', (limit) => {
    const random = seeded(limit, 2, 3, 4);
    const counts = new Int32Array(limit);
    const draws = limit * 400;
    for (let i = 0; i < draws; i++) {
      const number = below(random, limit);
      demand(Number.isInteger(number) && number >= 0 && number < limit, `${String(number)} is out of range`);
      counts[number]! += 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThanOrEqual(limit + 6 * Math.sqrt(2 * limit));
  });

  it('draws again where a word would favour small numbers', () => {
    // With three quarters of all words as the limit, an unfair draw would double one number in three.
    const random = seeded(9, 9, 9, 9);
    const limit = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(random, limit) % 3 === 0) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });
});

describe('shuffle', () => {
  it('makes every order equally likely and touches nothing outside its range', () => {
    const random = seeded(3, 1, 4, 1);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = Int32Array.of(-1, 0, 1, 2, 3, -2);
      shuffle(random, items, 1, 5);
      expect([items[0], items[5]]).toEqual([-1, -2]);
      const order = items.subarray(1, 5).join(' ');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(140);
  });

  it('uses no chance for one card or none', () => {
    const random = seeded(3, 1, 4, 1);
    const before = Array.from(random);
    const items = Int32Array.of(7, 8);
    shuffle(random, items, 0, 0);
    shuffle(random, items, 1, 2);
    expect(Array.from(random)).toEqual(before);
    expect(Array.from(items)).toEqual([7, 8]);
  });
});
