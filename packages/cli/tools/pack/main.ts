// npm run pack [-- FOLDER]: the engine and the bots as packages that others install.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LIBRARIES, run, stage, writeTypes } from './library.ts';

const BUILD = join(import.meta.dirname, '../../../../.build');

const to = resolve(process.argv[2] ?? join(BUILD, 'packages'));
mkdirSync(to, { recursive: true });
mkdirSync(BUILD, { recursive: true });
const work = mkdtempSync(join(BUILD, 'pack-'));
try {
  const types = join(work, 'types');
  writeTypes(types);
  for (const library of LIBRARIES) {
    const staged = join(work, library.folder);
    await stage(library, types, staged);
    const name = run(
      'npm',
      ['pack', '--silent', '--ignore-scripts', '--pack-destination', to],
      staged,
    ).trim();
    console.log(join(to, name));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
