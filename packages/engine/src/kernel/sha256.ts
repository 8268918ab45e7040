// SHA-256 of a text, written here because the engine has no dependency and browsers offer it only on secure pages.

const FIRST_PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(text: string): string {
  const bytes = utf8(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = new Int32Array(blocks * 16);
  bytes.forEach((byte, index) => {
    words[index >> 2]! |= byte << (24 - (index % 4) * 8);
  });
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[blocks * 16 - 1] = bytes.length * 8;
  const hash = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let block = 0; block < blocks; block++)
    mix(hash, schedule, words.subarray(block * 16, block * 16 + 16));
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: Int32Array, w: Int32Array, block: Int32Array): void {
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (hash[index]! + word) | 0;
  });
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 4294967296) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function utf8(text: string): number[] {
  return Array.from(unescapeUtf8(encodeURIComponent(text.toWellFormed())));
}

function* unescapeUtf8(escaped: string): Generator<number> {
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      yield Number.parseInt(escaped.slice(i + 1, i + 3), 16);
      i += 2;
    } else yield escaped.charCodeAt(i);
  }
}
