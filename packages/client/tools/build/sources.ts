// A hash of everything that the built page is made of, so that a page can tell whether it is still the newest.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'package-lock.json',
  'packages/{bots,engine,protocol,tables}/src/**/*.ts',
  'packages/client/{index.html,vite.config.ts}',
  'packages/client/public/**/*.*',
  'packages/client/src/**/*.*',
  'packages/client/tools/build/*.ts',
];

/** The hash of the sources under the root of the project. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const name of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(`${name.replaceAll('\\', '/')}\n`).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}
