import { expect, test } from 'vitest';
import { addressGroup, addressOf } from '../../src/http/address.ts';

const asked = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

test('without a proxy nobody is believed about addresses', () => {
  expect(addressOf(asked('10.0.0.1', '1.2.3.4'), 0)).toBe('10.0.0.1');
  expect(addressOf(asked('::ffff:10.0.0.1'), 0)).toBe('10.0.0.1');
  expect(addressOf(asked(undefined), 0)).toBe('');
});

test('the outermost of our proxies says who asked', () => {
  expect(addressOf(asked('10.0.0.1', '1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(addressOf(asked('10.0.0.1', '6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(addressOf(asked('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
  expect(addressOf(asked('10.0.0.1', '2001:db8::7'), 1)).toBe('2001:db8::7');
});

test('where proxies say less than they should, the nearest that is known counts', () => {
  expect(addressOf(asked('10.0.0.1'), 1)).toBe('10.0.0.1');
  expect(addressOf(asked('10.0.0.1', ''), 1)).toBe('10.0.0.1');
  expect(addressOf(asked('10.0.0.1', 'unknown'), 1)).toBe('10.0.0.1');
  expect(addressOf(asked('10.0.0.1', '1.2.3.4'), 3)).toBe('1.2.3.4');
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
