// Which network addresses a webhook may reach: those of the public internet, unless the operator opens the others.
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** `public`: the public internet alone. `any`: whatever this machine can reach. */
export type Reach = 'public' | 'any';

/** Ranges of IPv4 that are not the public internet. */
const CLOSED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's inner service behind a public number
  ['169.254.0.0', 16], // link-local, where clouds keep their metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

/** The one range of IPv6 that is given out; loopback, local, mapped, NAT64 and multicast addresses lie outside. */
const OPEN_6 = ['2000::', 3] as const;

/** Ranges inside it that are not the public internet. */
const CLOSED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments, with Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which hides an IPv4 address
  ['3fff::', 20], // documentation
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED_4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_6) closed.addSubnet(network, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_6, 'ipv6');

/**
 * Whether a webhook may reach an address. The machine's own addresses are never public: a firewall may close to the world
 * what answers from within.
 */
export function mayReach(reach: Reach, address: string, own: readonly string[] = ownAddresses()): boolean {
  if (reach === 'any') return isIPv4(address) || isIPv6(address);
  if (isIPv4(address)) return !closed.check(address, 'ipv4') && !listOf(own).check(address, 'ipv4');
  if (!isPlainIPv6(address) || !open.check(address, 'ipv6')) return false;
  return !closed.check(address, 'ipv6') && !listOf(own).check(address, 'ipv6');
}

/** An IPv6 address that names no interface. */
function isPlainIPv6(address: string): boolean {
  return isIPv6(address) && !address.includes('%');
}

/** Compares by value: an IPv6 address has many spellings. */
function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) list.addAddress(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return list;
}

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map((entry) => entry.address));
}
