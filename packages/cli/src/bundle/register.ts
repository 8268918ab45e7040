// From now on imports of the engine and the bots in this thread find the bundle in a folder.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES } from './built.ts';

export function registerBundle(folder: string): void {
  const urls = new Map<string, string>(
    ENTRIES.map(({ specifier, file }) => [specifier, pathToFileURL(join(folder, `${file}.js`)).href]),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const url = urls.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
