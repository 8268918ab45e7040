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
  '/about',
  '/local/:table',
  '/local/:table/analysis',
  '/t/:table',
  '/t/:table/analysis',
  '/rules',
  '/rules/:game',
  '/rules/:game/:section',
];

/** The page for all addresses but home, which shows its heading before any script has run. */
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
  const within = existsSync(join(folder, WITHIN)) ? WITHIN : 'index.html';
  for (const address of ADDRESSES)
    answersTo(app, address, (_request, reply) =>
      reply.header('cache-control', ASK_AGAIN).sendFile(address === '/' ? 'index.html' : within),
    );
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
