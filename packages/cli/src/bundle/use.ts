// Lets commands that play many games run the bundle instead of the sources: the same games, faster. CORDON_BUNDLE=off keeps the
// sources, for debuggers and comparisons.
import type { WorkerOptions } from 'node:worker_threads';
import { builtBundle } from './built.ts';
import { registerBundle } from './register.ts';

let hooks: string | undefined;

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
  const url = new URL('hooks.ts', import.meta.url);
  url.searchParams.set('folder', folder);
  hooks = url.href;
}

/** What a thread needs to run what this one runs. */
export function threadOptions(): WorkerOptions {
  return hooks === undefined ? {} : { execArgv: [...process.execArgv, '--import', hooks] };
}
