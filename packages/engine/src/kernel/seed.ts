// A seed is 128 bits, written as 32 hexadecimal digits; its SHA-256 is the promise a table sees before the first card.
import { failure, success, type Result } from './errors.ts';
import { quote } from './quote.ts';
import { nextWord, seedRandom } from './random.ts';
import { sha256 } from './sha256.ts';

export type Seed = Int32Array;

const WORDS = 4;

/** Whether a value is a seed; a view of a buffer can't be a proxy that only looks like one. */
export function isSeed(value: unknown): value is Seed {
  return ArrayBuffer.isView(value) && value instanceof Int32Array && value.length === WORDS;
}

export function parseSeed(text: string): Result<Seed> {
  if (typeof text !== 'string' || !/^[0-9a-f]{32}$/u.test(text)) {
    return failure('bad-seed', `A seed is 32 hexadecimal digits (0-9, a-f), not ${quote(text)}.`);
  }
  return success(
    Int32Array.from([0, 8, 16, 24], (from) => Number.parseInt(text.slice(from, from + 8), 16) | 0),
  );
}

export function formatSeed(seed: Seed): string {
  return Array.from(seed, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The SHA-256 of the seed's 32 digits, as 64 hexadecimal digits. */
export function seedHash(seed: Seed): string {
  return sha256(formatSeed(seed));
}

/** The seed of game number `index` in a series: the same whatever the order in which the games are played. */
export function seedOfSeries(seed: Seed, index: number): Seed {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(seed[0]! ^ index, seed[1]! ^ (index / 0x100000000), seed[2]!, seed[3]!));
  return Int32Array.from({ length: 4 }, () => nextWord(random) | 0);
}

/** Any text as a seed: itself if it is one, else the first half of its SHA-256. */
export function seedFromText(text: string): Seed {
  const parsed = parseSeed(text);
  if (parsed.ok) return parsed.value;
  const hashed = parseSeed(sha256(text).slice(0, 32));
  if (!hashed.ok) throw new Error('a SHA-256 is hexadecimal');
  return hashed.value;
}
