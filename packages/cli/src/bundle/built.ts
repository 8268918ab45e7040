// The engine and the bots as one bundle, and what plays many games with them, built when it is first needed. Its folder is named after a hash of everything it is made of,
// so that changed sources never meet an old bundle.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeBundle } from './rolldown.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const BUNDLES = join(ROOT, '.build', 'bundle');
const NAME = 'library';
/** The programs stay apart: whoever imports the engine must not begin to measure it. */
const LIBRARY = /\/packages\/(?:engine|bots)\//u;

/** What can be imported, the file of the bundle it comes from, and the module it is made of. */
export const ENTRIES = [
  { specifier: '@cordon/engine', file: 'engine', module: 'engine/src/index.ts' },
  { specifier: '@cordon/engine/inner', file: 'inner', module: 'engine/src/inner.ts' },
  { specifier: '@cordon/bots', file: 'bots', module: 'bots/src/index.ts' },
] as const;

/** Programs of threads and processes of their own, which run on the bundle. */
export const PROGRAMS = [
  { file: 'simulate', module: 'cli/src/simulate/worker.ts' },
  { file: 'arena', module: 'cli/src/arena/worker.ts' },
  { file: 'ceiling', module: 'cli/src/ceiling/worker.ts' },
  { file: 'bench', module: 'cli/src/bench/process.ts' },
] as const;

/** Where the source of an entry or a program is. */
export const sourceOf = (module: string): string => join(ROOT, 'packages', module);

/** Every file that decides what the bundle is: the sources, how they are put together, and by which version of what. */
function ingredients(root: string): string[] {
  const sources = ['packages/engine/src', 'packages/bots/src', 'packages/cli/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return [...sources.toSorted(), join(root, 'package-lock.json')];
}

export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of ingredients(root)) {
    const text = readFileSync(file);
    hash.update(`${file.slice(root.length)} ${String(text.length)}\n`).update(text);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Nobody comes back to sources of weeks ago. */
const KEPT_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;

function forgetOld(): void {
  for (const name of readdirSync(BUNDLES)) {
    const folder = join(BUNDLES, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT_MILLISECONDS)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of the bundle of today's sources. */
export async function builtBundle(): Promise<string> {
  const folder = join(BUNDLES, hashOfSources(ROOT));
  if (existsSync(folder)) return folder;
  // Several processes may build at once: a bundle appears whole, and the first one stays.
  const draft = `${folder}.${String(process.pid)}`;
  try {
    mkdirSync(draft, { recursive: true });
    const entries = [...ENTRIES, ...PROGRAMS].map(({ file, module }) => [file, sourceOf(module)] as const);
    await writeBundle({ entries, name: NAME, joined: LIBRARY, external: /^node:/u, folder: draft });
    renameSync(draft, folder);
    forgetOld();
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
