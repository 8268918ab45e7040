// Whether a browser asks from our own page. The same check guards HTTP requests that change something and every socket.
import type { IncomingHttpHeaders } from 'node:http';
import type { Transport } from '../identity/guestCookie.ts';
import type { Settings } from '../settings.ts';

type OriginSettings = Pick<Settings, 'origins' | 'proxies'>;

/**
 * A browser names the page that asks in Origin, or at least how near it is in Sec-Fetch-Site, and no page can lie about it.
 * Who sends neither is no browser: it has no cookies but its own, and may come in.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, settings: OriginSettings): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (settings.origins.length > 0) return settings.origins.includes(origin);
  const url = URL.parse(origin);
  if (url === null || url.host === '' || url.host !== headers.host?.toLowerCase()) return false;
  const forwarded = forwardedProtocol(headers, settings);
  return forwarded === undefined || url.protocol === `${forwarded}:`;
}

/** How the browser reaches us: as a trusted proxy says, or as all public origins agree. */
export function transportOf(headers: IncomingHttpHeaders, settings: OriginSettings): Transport {
  const agreed = settings.origins.length > 0 && settings.origins.every((text) => text.startsWith('https:'));
  return agreed || forwardedProtocol(headers, settings) === 'https' ? 'https' : 'http';
}

function forwardedProtocol(headers: IncomingHttpHeaders, settings: OriginSettings): string | undefined {
  if (settings.proxies === 0) return undefined;
  const header = [headers['x-forwarded-proto'] ?? []].flat().join(',');
  const last = header.split(',').at(-1)?.trim().toLowerCase();
  return last === '' ? undefined : last;
}
