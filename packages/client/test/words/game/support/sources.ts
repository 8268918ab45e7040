// What the engine can say, read off its sources: so that a new fact, frame or reason without words fails a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../../..');
const ENGINE = join(ROOT, 'packages/engine/src');

interface Found {
  readonly word: string;
  /** The game whose folder says it; undefined for what all games share. */
  readonly game: string | undefined;
}

function sources(): { readonly path: string; readonly text: string }[] {
  return readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(join(ENGINE, path), 'utf8') }));
}

const gameOf = (path: string): string | undefined => /^modules\/(\w+)\//u.exec(path)?.[1];

function find(pattern: RegExp): Found[] {
  return sources().flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([^']+)'/gu)].map(([, word = '']) => ({ word, game: gameOf(path) })),
    ),
  );
}

export const factNames = (): Found[] => find(/readonly fact: ((?:'\w+'(?: \| )?)+)/gu);
export const frameNames = (): Found[] => find(/defineFrame\(\{\s*name: ('[^']+')/gu);
export const reasonWords = (): Found[] => find(/reason: ('[a-z-]+')/gu);

/** Frames that no game ever waits at, as the protocol says. */
export function framesNeverAsked(): string[] {
  const text = readFileSync(join(ROOT, 'docs/protocol-views.md'), 'utf8');
  return [...text.matchAll(/^\| `([a-z-]+)` \|[^|]*\| never on top(?! in)/gmu)].map(([, name = '']) => name);
}
