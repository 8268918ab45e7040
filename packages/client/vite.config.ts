import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeChunkNames } from './tools/build/chunks.ts';
import { makeClassNames } from './tools/build/classNames.ts';
import { noCirclesPlugin } from './tools/build/circles.ts';
import { eagerPlugin } from './tools/build/eager.ts';
import { gamesPlugin } from './tools/build/games.ts';
import { offlinePlugin } from './tools/build/offline.ts';
import { preloadPlugin } from './tools/build/preload.ts';

const chunkNames = makeChunkNames();

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [gamesPlugin(), react(), preloadPlugin(), noCirclesPlugin(), eagerPlugin(), offlinePlugin()],
  resolve: { alias: { 'react-remove-scroll': join(import.meta.dirname, 'src/ui/plainScroll.ts') } },
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: makeClassNames(join(import.meta.dirname, 'src')) } } }
    : {}),
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    // Every browser that this target means knows how to preload modules.
    modulePreload: {
      polyfill: false,
      // What the beginning asks for comes with all it needs. The rest is fetched in idle moments: to name its files would cost every table a kilobyte.
      resolveDependencies: (_, files, { hostId }) =>
        /\bbegin-/u.test(hostId) ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => chunkNames(id, (one) => graph.getModuleInfo(one)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [gamesPlugin()] },
  server: {
    proxy: { '/socket': { target: 'ws://127.0.0.1:3000', ws: true }, '/api': 'http://127.0.0.1:3000' },
  },
}));
