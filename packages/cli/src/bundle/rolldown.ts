// Puts modules of TypeScript together in one scope of JavaScript: V8 then finds every function and constant without looking into
// another module.

export interface Bundle {
  /** The name of each file that others import, and the module it shows. */
  readonly entries: readonly (readonly [name: string, module: string])[];
  /** The file behind them that holds all the code. */
  readonly name: string;
  /** What is imported and not put in. */
  readonly external?: RegExp;
  readonly folder: string;
}

export async function writeBundle({ entries, name, external, folder }: Bundle): Promise<void> {
  // Not everybody who runs a command has it installed.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries<string>(entries),
    ...(external === undefined ? {} : { external }),
    platform: 'neutral',
    logLevel: 'silent',
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name, test: /./u }] },
  });
  await build.close();
}
