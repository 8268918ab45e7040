// Builds the page: always, or with --if-needed only when it is missing or older than its sources.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './sources.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const CLIENT = join(ROOT, 'packages', 'client');
const DIST = join(CLIENT, 'dist');
/** Where the page notes what it was built from. */
const STAMP = '.built';

const say = (text: string): void => void process.stderr.write(`cordon: ${text}\n`);

function builtFrom(): string | undefined {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** Builds beside the present page and swaps the two: whoever serves the page never finds half of it. */
async function buildPage(sources: string): Promise<void> {
  const begun = join(ROOT, '.build', `page-${String(process.pid)}`);
  const old = `${begun}-old`;
  const { build } = await import('vite');
  try {
    await build({
      configFile: join(CLIENT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: begun, emptyOutDir: true },
    });
    writeFileSync(join(begun, STAMP), sources);
    mkdirSync(join(ROOT, '.build'), { recursive: true });
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(begun, DIST);
  } finally {
    rmSync(begun, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/** Whether the page of this project will be served at all. */
const isWanted = (process.env['CORDON_PAGE'] ?? '') === '' || process.env['CORDON_PAGE'] === 'built';
const sources = hashSources(ROOT);
const isNeeded = isWanted && builtFrom() !== sources;

if (!process.argv.includes('--if-needed') || isNeeded) {
  const start = performance.now();
  say(isNeeded ? 'building the page, which is missing or older than its sources' : 'building the page');
  await buildPage(sources);
  say(`the page is built (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
