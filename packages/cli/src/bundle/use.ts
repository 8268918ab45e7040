// Lets commands that play many games run the bundle instead of the sources: the same games, faster. CORDON_BUNDLE=off keeps the
// sources, for debuggers and comparisons.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtBundle, PROGRAMS, sourceOf } from './built.ts';
import { registerBundle } from './register.ts';

/** Source of a program to its file in the bundle. */
const programs = new Map<string, URL>();

/** Has to come before the first import of the engine. Where no bundle can be built the sources run, and a line says so. */
export async function useBundle(): Promise<void> {
  if (process.env['CORDON_BUNDLE'] === 'off') return;
  let folder: string;
  try {
    folder = await builtBundle();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    console.error(
      `cordon: runs from its sources, a little slower, since no bundle could be built: ${reason}`,
    );
    return;
  }
  registerBundle(folder);
  for (const { file, module } of PROGRAMS)
    programs.set(pathToFileURL(sourceOf(module)).href, pathToFileURL(join(folder, `${file}.js`)));
}

/**
 * What to run instead of the source of a program. A thread or process that has loaded any TypeScript is slower for good: Node takes the
 * types out with WebAssembly, whose memory grows, and from then on V8 asks at every access whether an array has lost its memory.
 */
export function programOf(source: URL): URL {
  return programs.get(source.href) ?? source;
}
