// What of this server the page keeps for later, and what it leaves to the server alone.

/** Paths that mean something only while the server is there. */
const SERVERS = /^\/(api|socket|metrics|health|ready|status|style\.css|icon\.svg)(\/|$)/u;

export type Errand = 'page' | 'file' | 'none';

/** What a request is after: the page itself, one of its files, or nothing of ours. */
export function errandOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Errand {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || SERVERS.test(url.pathname)) return 'none';
  return request.mode === 'navigate' ? 'page' : 'file';
}
