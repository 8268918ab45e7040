// Values that nobody means well by.
import type { Chance } from '../../chaos/chance.ts';

/** Names of the language, words of other languages, and signs that do something where they are shown. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'true',
  "'; DROP TABLE entries; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%00%0a%0d',
  '\u0000',
  '\u0007\u001b[2J',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '\u202eevil',
  '\u2066\u2069',
  '\u200b\u200d\ufeff',
  '\ud800',
  '\udc00\ud800',
  '\uffff\ufffe',
  '\u{10ffff}\u{e0001}',
  '\u{1f600}'.repeat(40),
  'a\u0301\u0302\u0303\u0304'.repeat(30),
  'ﷺ'.repeat(60),
  'İıſK',
  '１２３',
  '٣',
  '9'.repeat(400),
  '-1',
  '1e999',
  '0x10',
  'drive chicago',
  '1: drive chicago',
  '2: end',
  'end end end',
  'drive ' + ' '.repeat(190),
  '   end   ',
  'DRIVE\tCHICAGO',
  'drïvé chïcàgo',
  'cure ' + 'lima '.repeat(38),
  'give atlanta to 0x2',
  'forecast',
  '# comment',
  'x'.repeat(200),
  'x'.repeat(201),
];

const NUMBERS: readonly number[] = [
  0, -0, -1, 1, 2, 5, 9, 10, 1.5, 0.1, 255, 65_536, 999_999, 1_000_000, 1_000_001, 2_147_483_647,
  2_147_483_648, -2_147_483_648, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308,
  5e-324, -1e308,
];

/** Lengths around every limit that a text or a message has. */
const LENGTHS = [1, 40, 64, 65, 100, 101, 200, 201, 500, 501, 2000, 2001, 16_300, 16_384, 16_385, 60_000];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

export const hostileText = (chance: Chance): string => chance.pick(TEXTS);
export const hostileNumber = (chance: Chance): number => chance.pick(NUMBERS);

export function longText(chance: Chance): string {
  return chance.pick(['x', ' ', '病', '"', '\\', '\u0000', 'end ', '\u{1f600}']).repeat(chance.pick(LENGTHS));
}

/** A key or a name of a table that was drawn by chance. */
export function drawnName(chance: Chance, length: number): string {
  return Array.from({ length }, () => LETTERS[chance.below(LETTERS.length)]!).join('');
}

export function randomText(chance: Chance): string {
  const length = chance.below(chance.pick([4, 40, 400]));
  const highest = chance.pick([0x7f, 0xff, 0xffff]);
  return Array.from({ length }, () => String.fromCharCode(chance.below(highest + 1))).join('');
}

/** Anything at all that JSON can say. */
export function anyValue(chance: Chance, depth = 3): unknown {
  const kind = chance.below(depth > 0 ? 9 : 7);
  if (kind === 0) return undefined;
  if (kind === 1) return chance.pick([null, true, false]);
  if (kind === 2 || kind === 3) return hostileNumber(chance);
  if (kind === 4 || kind === 5) return hostileText(chance);
  if (kind === 6) return randomText(chance);
  const inner = Array.from({ length: chance.below(4) }, () => anyValue(chance, depth - 1));
  if (kind === 7) return inner;
  return Object.fromEntries(inner.map((value) => [chance.oneIn(2) ? hostileText(chance) : 'type', value]));
}
