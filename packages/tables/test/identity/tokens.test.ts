import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  hashToken,
  isGuestId,
  isSameHash,
  makeGuestId,
  makeTableId,
  makeToken,
  TOKEN_SHAPE,
} from '../../src/identity/tokens.ts';

test('tokens and names are of their length, in signs that are not misread', () => {
  for (let round = 0; round < 200; round += 1) {
    expect(makeToken()).toMatch(/^[0-9a-z]{26}$/u);
    expect(makeGuestId()).toMatch(/^[0-9a-z]{16}$/u);
    expect(makeTableId()).toMatch(/^[0-9a-z]{10}$/u);
    expect(makeToken() + makeGuestId() + makeTableId()).not.toMatch(/[ilou]/u);
  }
});

test('every sign comes about equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 4000; round += 1)
    for (const sign of makeToken()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  // 104,000 signs, 3,250 of each expected; 400 is seven standard deviations.
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 3250)).toBeLessThan(400);
});

test('names of guests are told from other texts', () => {
  expect(isGuestId(makeGuestId())).toBe(true);
  for (const text of ['', 'short', makeToken(), `${makeGuestId()}\n`, 'ILOUILOUILOUILOU'])
    expect(isGuestId(text)).toBe(false);
});

test('a token is known again by its hash, which is the one that everybody computes', () => {
  const token = makeToken();
  expect(hashToken(token)).toMatch(/^[\w-]{43}$/u);
  expect(hashToken(token)).not.toContain(token);
  for (const text of [token, makeToken(), makeToken(), '', 'Łódź 🦠', 'half \ud83e', 'x'.repeat(200)])
    expect(hashToken(text)).toBe(createHash('sha256').update(text).digest('base64url'));
});

test('two hashes are compared whole', () => {
  const hash = hashToken(makeToken());
  expect(isSameHash(hash, hash)).toBe(true);
  expect(isSameHash(hash, hashToken(makeToken()))).toBe(false);
  for (const at of [0, 20, hash.length - 1])
    expect(isSameHash(hash, `${hash.slice(0, at)}~${hash.slice(at + 1)}`)).toBe(false);
  for (const other of ['', hash.slice(1), `${hash}x`]) expect(isSameHash(hash, other)).toBe(false);
});

test('a token is found in a longer text, a longer word is not', () => {
  const token = makeToken();
  expect(`key ${token}, "${token}"`.replaceAll(TOKEN_SHAPE, '-')).toBe('key -, "-"');
  expect(`${token}x`.replaceAll(TOKEN_SHAPE, '-')).toBe(`${token}x`);
});
