// How a request is answered when the network may be gone: files from what was kept, the page from the network if it comes soon.
import type { Errand } from './scopeOf.ts';

/** How long the network has for the page before the kept one is shown, in milliseconds. */
const PATIENCE = 2500;
const HOME = '/';
/** The page for tables, and the one for all other addresses. */
const TABLE = '/table.html';
const WITHIN = '/within.html';
const TABLES = /^\/(?:local|t)\/[^/]+$/u;

export interface Means {
  /** What was kept under an address. */
  readonly kept: (address: string) => Promise<Response | undefined>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export async function answer(
  errand: Exclude<Errand, 'none'>,
  request: Request,
  means: Means,
): Promise<Response> {
  if (errand === 'file') return (await means.kept(request.url)) ?? means.fetch(request);
  const { pathname } = new URL(request.url);
  const own = TABLES.test(pathname) ? TABLE : pathname === HOME ? HOME : WITHIN;
  const kept = (await means.kept(own)) ?? (own === HOME ? undefined : await means.kept(HOME));
  if (kept === undefined) return means.fetch(request);
  const late = means.wait(PATIENCE).then(() => kept);
  // A server that is going down or a proxy before nothing is as good as no network.
  const fresh = means.fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]);
}
