// Random names and secrets, and how secrets are kept: as hashes, compared in constant time.
import { sha256 } from '@cordon/engine/inner';
import { randomBytes } from '../platform.ts';

/** 32 signs, five bits each; no i, l, o, u, so that nothing is misread and little is spelt by chance. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const TOKEN_LENGTH = 26;

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => SIGNS[byte & 31]!).join('');
}

/** A name for a table: 50 random bits. It opens nothing by itself. */
export function makeTableId(): string {
  return randomText(10);
}

/** A name for a guest: 80 random bits, so that two never meet. */
export function makeGuestId(): string {
  return randomText(16);
}

export function isGuestId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{16}$/u.test(text);
}

/** A secret for a link or a hook: 130 random bits. */
export function makeToken(): string {
  return randomText(TOKEN_LENGTH);
}

/** What a token looks like in a longer text; logs mask whatever looks so. */
export const TOKEN_SHAPE = /(?<![0-9A-Za-z])[0-9a-hjkmnp-tv-z]{26}(?![0-9A-Za-z])/gu;

/** What is kept of a token, in base64url. A token has enough random bits that a plain hash cannot be undone. */
export function hashToken(token: string): string {
  // Of 64 hexadecimal digits every three make two signs; the last one has four bits alone.
  return `${sha256(token)}00`.match(/.{3}/gu)!.map(twoSigns).join('').slice(0, 43);
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function twoSigns(digits: string): string {
  const bits = Number.parseInt(digits, 16);
  return BASE64[bits >> 6]! + BASE64[bits & 63]!;
}

/**
 * Whether two kept hashes are the same, in a time that tells nothing about them. They are hashes already, so nothing is hashed
 * again: this is asked some dozens of times for each command.
 */
export function isSameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}
