// Builds the page with the board alone into a folder.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { gamesPlugin } from '../../../../tools/build/games.ts';

export async function bundleBoard(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'warn',
    plugins: [gamesPlugin(), react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false }, input: join(import.meta.dirname, 'index.html') },
    },
  });
}
