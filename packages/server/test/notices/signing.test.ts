import { expect, it } from 'vitest';
import { sign } from '../../src/notices/signing.ts';

it('signs time and body as other tools would', () => {
  // printf '%s' '1767225600.{"notice":"test"}' | openssl dgst -sha256 -hmac 'größer'
  expect(sign('größer', 1_767_225_600_999, '{"notice":"test"}')).toBe(
    't=1767225600,v1=7f34cff11a3ba5b53f4f2a33162f8ec3befb9530d073c6b714da18ea8a0b7ec7',
  );
});

it('gives another signature to another secret, time or body', () => {
  const signatures = [
    sign('one', 1000, 'body'),
    sign('two', 1000, 'body'),
    sign('one', 2000, 'body'),
    sign('one', 1000, 'Body'),
  ];
  expect(new Set(signatures).size).toBe(4);
});
