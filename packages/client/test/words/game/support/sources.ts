// What the engine can say, read off its sources: so that a new fact, frame or reason without words fails a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../../..');
const ENGINE = join(ROOT, 'packages/engine/src');
const TABLES = join(ROOT, 'packages/tables/src');

interface Found {
  readonly word: string;
  /** The game whose folder says it; undefined for what all games share. */
  readonly game: string | undefined;
}

function sources(folder: string): { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const gameOf = (path: string): string | undefined => /^modules\/(\w+)\//u.exec(path)?.[1];

function find(pattern: RegExp, folder = ENGINE): Found[] {
  return sources(folder).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([^']+)'/gu)].map(([, word = '']) => ({ word, game: gameOf(path) })),
    ),
  );
}

export const factNames = (): Found[] => find(/readonly fact: ((?:'\w+'(?: \| )?)+)/gu);
export const frameNames = (): Found[] => find(/defineFrame\(\{\s*name: ('[^']+')/gu);
/** Tables refuse some commands for reasons of their own. */
export const reasonWords = (): Found[] =>
  [ENGINE, TABLES].flatMap((folder) => find(/reason: ('[a-z-]+')/gu, folder));

/** Frames that no game ever waits at, as the protocol says. */
export function framesNeverAsked(): string[] {
  const text = readFileSync(join(ROOT, 'docs/protocol-views.md'), 'utf8');
  return [...text.matchAll(/^\| `([a-z-]+)` \|[^|]*\| never on top(?! in)/gmu)].map(([, name = '']) => name);
}
