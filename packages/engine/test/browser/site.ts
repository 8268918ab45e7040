// A site on this machine that serves the engine's own files to a browser, with nothing done to them but types blanked out.
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const ENGINE = join(import.meta.dirname, '..', '..');
const MODULE = /^\/(?:src|test\/browser)\/[\w/]+\.ts$/u;

const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Cordon</title></html>';
const WORKER = `import { playGames } from '/test/browser/games.ts';
postMessage({ scope: self.constructor.name, texts: playGames() });
`;

export interface Site {
  readonly origin: string;
  /** The paths that were served. */
  readonly served: ReadonlySet<string>;
  readonly close: () => void;
}

export async function openSite(): Promise<Site> {
  const served = new Set<string>();
  const server = createServer((request, response) => {
    void answer(request.url ?? '', response, served);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${String(port)}`, served, close };
}

async function answer(path: string, response: ServerResponse, served: Set<string>): Promise<void> {
  try {
    const { type, text } = await contentOf(path);
    served.add(path);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  } catch (error) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

async function contentOf(path: string): Promise<{ readonly type: string; readonly text: string }> {
  if (path === '/') return { type: 'text/html', text: PAGE };
  if (path === '/worker.js') return { type: 'text/javascript', text: WORKER };
  if (!MODULE.test(path)) throw new Error(`${path} is not served`);
  const source = await readFile(join(ENGINE, path), 'utf8');
  return { type: 'text/javascript', text: stripTypeScriptTypes(source) };
}
