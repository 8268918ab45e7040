// The pages that need no script: how the server stands, and the same behind a link to a table where no page to play on is there.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cached } from '../cached.ts';
import type { App, AppParts } from '../types.ts';
import { answersTo } from './addresses.ts';
import { statusPage } from './statusPage.ts';
import { ICON, STYLE } from './style.ts';

const LISTED = 50;
const MINE = 50;
const COUNT_EVERY = 2000;

/** Serves the pages and gives back the paths they have. */
export function servePages(
  app: App,
  { store, cookies, version, unreadable }: AppParts,
  page: 'served' | 'missing',
): readonly string[] {
  const everybodys = cached(
    COUNT_EVERY,
    () => performance.now(),
    async () => {
      const [counts, listed] = await Promise.all([store.countTables(), store.listedTables(LISTED)]);
      return { counts, listed };
    },
  );

  const show = async (request: FastifyRequest, reply: FastifyReply, named: { readonly table?: string }) => {
    const known = cookies.read(request.headers.cookie);
    const guest = known === undefined ? undefined : await store.guest(known.id);
    const own = guest === undefined ? { mine: [] } : { guest, mine: await store.tablesOf(guest.id, MINE) };
    const found = await everybodys();
    const text = statusPage({
      version,
      page,
      unreadable,
      ...found,
      listed: found.listed.filter(({ table }) => !unreadable.has(table)),
      ...own,
      ...named,
    });
    return reply.type('text/html; charset=utf-8').send(text);
  };

  app.get('/status', (request, reply) => show(request, reply, {}));
  if (page === 'missing') {
    app.get('/', (request, reply) => show(request, reply, {}));
    answersTo(app, '/t/:table', (request, reply) =>
      show(request, reply, { table: request.params['table'] ?? '' }),
    );
  }
  serveText('/style.css', 'text/css; charset=utf-8', STYLE);
  serveText('/icon.svg', 'image/svg+xml', ICON);
  return ['/status', '/style.css', '/icon.svg', ...(page === 'missing' ? ['/', '/t/:table'] : [])];

  function serveText(path: string, type: string, text: string): void {
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}
