// The pages for people: how the server stands, alone or behind a link to a table.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cached } from '../cached.ts';
import { refuse } from '../refusal.ts';
import type { App, AppParts } from '../types.ts';
import { statusPage } from './statusPage.ts';
import { ICON, STYLE } from './style.ts';

const LISTED = 50;
const MINE = 50;
const COUNT_EVERY = 2000;

export function servePages(app: App, { store, cookies, version }: AppParts): void {
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
    const page = statusPage({ version, ...(await everybodys()), ...own, ...named });
    return reply.type('text/html; charset=utf-8').send(page);
  };

  app.get('/', (request, reply) => show(request, reply, {}));
  app.get<{ Params: { table: string } }>('/t/:table', (request, reply) => {
    const { table } = request.params;
    return /^[\w-]{4,40}$/u.test(table)
      ? show(request, reply, { table })
      : refuse(request, reply, 'not-found');
  });
  serveText('/style.css', 'text/css; charset=utf-8', STYLE);
  serveText('/icon.svg', 'image/svg+xml', ICON);

  function serveText(path: string, type: string, text: string): void {
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}
