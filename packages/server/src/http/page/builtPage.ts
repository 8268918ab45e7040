// The page to play on, as files that were built before: named by their content and kept for good, or asked for anew each time.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PagePlace } from '../../settings.ts';
import { answersTo } from '../pages/addresses.ts';
import type { App } from '../types.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', '..', 'client', 'dist');

/** Addresses within the page; it shows there what belongs there. */
const ADDRESSES = [
  '/',
  '/new',
  '/learn',
  '/learn/:game',
  '/about',
  '/local/:table',
  '/local/:table/analysis',
  '/t/:table',
  '/t/:table/analysis',
  '/rules',
  '/rules/:game',
  '/rules/:game/:section',
];

/** Home shows its heading before any script has run; a table names what it needs. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/local/:table', 'table.html'],
  ['/t/:table', 'table.html'],
]);
const WITHIN = 'within.html';

/** The folder whose files carry a hash of their content in their names. */
const HASHED = 'assets';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Where the page lies, if it is there. */
export function findPage(place: PagePlace): string | undefined {
  if (place.kind === 'none') return undefined;
  const folder = place.kind === 'folder' ? resolve(place.folder) : BUILT;
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** Serves the page out of a folder and gives back the paths it has. */
export function serveBuiltPage(app: App, folder: string): readonly string[] {
  void app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  });
  const pageAt = (address: string): string => {
    const own = PAGES.get(address) ?? WITHIN;
    return existsSync(join(folder, own)) ? own : 'index.html';
  };
  for (const address of ADDRESSES) {
    const page = pageAt(address);
    answersTo(app, address, (_request, reply) => reply.header('cache-control', ASK_AGAIN).sendFile(page));
  }
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/u.test(entry.name))
    .map(({ name }) => name);
  for (const name of files)
    app.get(`/${name}`, (_request, reply) => reply.header('cache-control', ASK_AGAIN).sendFile(name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of folders)
    app.get<{ Params: { '*': string } }>(`/${name}/*`, (request, reply) =>
      reply
        .header('cache-control', name === HASHED ? FOR_GOOD : ASK_AGAIN)
        .sendFile(`${name}/${request.params['*']}`),
    );
  return [...ADDRESSES, ...files.map((name) => `/${name}`), ...folders.map((name) => `/${name}/*`)];
}
