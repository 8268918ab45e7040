// How a request is answered when the network may be gone: files from what was kept, the page from the network if it comes soon.
import type { Errand } from './scopeOf.ts';

/** How long the network has for the page before the kept one is shown, in milliseconds. */
const PATIENCE = 2500;
const HOME = '/';
/** The page for all other addresses. */
const WITHIN = '/within.html';

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
  const isHome = new URL(request.url).pathname === HOME;
  const kept = (isHome ? undefined : await means.kept(WITHIN)) ?? (await means.kept(HOME));
  if (kept === undefined) return means.fetch(request);
  const late = means.wait(PATIENCE).then(() => kept);
  // A server that is going down or a proxy before nothing is as good as no network.
  const fresh = means.fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]);
}
