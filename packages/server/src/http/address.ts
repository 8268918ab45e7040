// Who is at the other end of a request: the address that limits are counted by.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * The address of the client. With `proxies` in front of the server, each of which adds whom it heard to X-Forwarded-For, it is
 * the one that the outermost of them wrote; what stands before it was written by the client and is not believed.
 */
export function addressOf(request: Asked, proxies: number): string {
  const near = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return near;
  const header = request.headers['x-forwarded-for'] ?? [];
  const chain = [header]
    .flat()
    .join(',')
    .split(',')
    .map((part) => plain(part.trim()));
  const far = chain.at(-proxies) ?? chain[0] ?? '';
  return isIP(far) > 0 ? far : near;
}

/** An IPv4 address in IPv6 clothes is the same address. */
function plain(address: string): string {
  const match = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  return match?.[1] ?? address;
}

/** What limits are counted by: an IPv4 address, or the 64 bits of an IPv6 address that one household owns. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = (tail ?? '').split(':').filter((part) => part !== '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const parts = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return `${parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}
