import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { mayReach } from '../../src/notices/addresses.ts';

/** The first and the last address of every closed range of IPv4, and samples of those of IPv6. */
const CLOSED: Readonly<Record<string, string>> = {
  'this host': '0.0.0.0 0.255.255.255',
  private: '10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255',
  'shared by carriers': '100.64.0.0 100.127.255.255',
  loopback: '127.0.0.0 127.0.0.1 127.255.255.255',
  'of clouds': '168.63.129.16',
  'link-local': '169.254.0.0 169.254.169.254 169.254.255.255',
  'protocol assignments': '192.0.0.0 192.0.0.255',
  documentation: '192.0.2.0 192.0.2.255 198.51.100.0 198.51.100.255 203.0.113.0 203.0.113.255',
  'relays of 6to4': '192.88.99.0 192.88.99.255',
  benchmarking: '198.18.0.0 198.19.255.255',
  multicast: '224.0.0.0 239.255.255.255',
  'reserved and broadcast': '240.0.0.0 255.255.255.254 255.255.255.255',
  'unspecified and loopback of IPv6': ':: ::1 0:0:0:0:0:0:0:1',
  'compatible with IPv4': '::7f00:1 ::8.8.8.8',
  'mapped from IPv4, public ones too': '::ffff:127.0.0.1 ::ffff:a00:1 ::ffff:8.8.8.8 ::ffff:0:10.0.0.1',
  NAT64: '64:ff9b::10.0.0.1 64:ff9b::8.8.8.8 64:ff9b:1::1',
  discard: '100::1',
  'local to a site': 'fc00::1 fd00:ec2::254 fdff::1 fec0::1',
  'local to a link': 'fe80::1 fe80::1%eth0 febf::1',
  'multicast of IPv6': 'ff00:: ff02::1',
  'segment routing': '5f00::1',
  Teredo: '2001::1 2001:0:4136:e378::1',
  'protocol assignments of IPv6': '2001:1ff:ffff::1 2001:10::1 2001:20::1',
  'documentation of IPv6': '2001:db8::1 3fff::1 3fff:fff::1',
  '6to4': '2002::1 2002:7f00:1:: 2002:808:808::1',
  'bound to an interface': '2606:4700::1%eth0',
  'no address': 'localhost 8.8.8 08.8.8.8 [2606:4700::1] 0x8080808',
};

/** The neighbours of the closed ranges, and some well-known ones. */
const OPEN: Readonly<Record<string, string>> = {
  'IPv4 up to 127': '1.0.0.0 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255',
  'IPv4 up to 191':
    '128.0.0.0 168.63.129.15 168.63.129.17 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0',
  'IPv4 up to 223':
    '192.0.1.0 192.0.3.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 203.0.114.0 223.255.255.255',
  IPv6: '2000::1 2001:200::1 2001:4860:4860::8888 2001:db7::1 2001:db9::1 2003::1 2606:4700::1111',
  'IPv6 in capitals': '2A00:1450:4001::1 3FFE::1',
};

describe('the public internet', () => {
  it.each(Object.entries(CLOSED))('holds nothing that is %s', (_what, addresses) => {
    for (const address of ['', ' 8.8.8.8', ...addresses.split(' ')])
      expect(mayReach('public', address, []), address).toBe(false);
  });

  it.each(Object.entries(OPEN))('holds %s', (_what, addresses) => {
    for (const address of addresses.split(' ')) expect(mayReach('public', address, []), address).toBe(true);
  });
});

describe('the own machine', () => {
  it('is never public, in whatever spelling', () => {
    const own = ['8.8.8.8', '2606:4700:0:0::1', 'fe80::1'];
    expect(mayReach('public', '8.8.8.8', own)).toBe(false);
    expect(mayReach('public', '8.8.8.9', own)).toBe(true);
    expect(mayReach('public', '2606:4700::1', own)).toBe(false);
    expect(mayReach('public', '2606:4700::2', own)).toBe(true);
  });

  it('is known by its interfaces', () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    expect(own.length).toBeGreaterThan(0);
    for (const { address } of own) expect(mayReach('public', address)).toBe(false);
  });
});

describe('any network', () => {
  it('holds every address, and nothing else', () => {
    for (const address of ['127.0.0.1', '::1', '10.0.0.1', '8.8.8.8', 'fe80::1%eth0'])
      expect(mayReach('any', address)).toBe(true);
    expect(mayReach('any', 'localhost')).toBe(false);
    expect(mayReach('any', '')).toBe(false);
  });
});
