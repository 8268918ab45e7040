// Ends the build of the page: adds the pages for tables and for all other addresses than home, the service worker with the list of all files, then compresses everything.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { compressFolder } from './compress.ts';
import { tableTags } from './preload.ts';
import { tableOf, withinOf } from './within.ts';

/** For developers, for old browsers and for those that look for an icon to install: a page without network needs none of them. */
const LEFT_OUT = /\.(map|woff)$|^icons\//u;
const SERVICE_WORKER = join(import.meta.dirname, '..', '..', 'src', 'offline', 'serviceWorker.ts');

export function offlinePlugin(): Plugin {
  let config: ResolvedConfig;
  let written: 'yes' | 'no' = 'no';
  let tags = '';
  return {
    name: 'cordon-offline',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_, bundle) {
      tags = tableTags(bundle);
    },
    writeBundle: () => {
      written = 'yes';
    },
    async closeBundle() {
      if (written === 'no') return;
      const folder = resolve(config.root, config.build.outDir);
      const within = withinOf(readFileSync(join(folder, 'index.html'), 'utf8'));
      writeFileSync(join(folder, 'within.html'), within);
      writeFileSync(join(folder, 'table.html'), tableOf(within, tags));
      await buildServiceWorker(folder);
      await compressFolder(folder);
    },
  };
}

async function buildServiceWorker(folder: string): Promise<void> {
  const files = globSync('**/*.*', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  const addresses = files.map((name) => (name === 'index.html' ? '/' : `/${name}`));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      CORDON_FILES: JSON.stringify(addresses),
      CORDON_VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: { input: SERVICE_WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
