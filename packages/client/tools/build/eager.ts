// Tells the browser to compile whole scripts while they are still being fetched. Left to itself it compiles a function when it is first called, on
// the thread that draws: sixteen hundred of them before a board is there, a fifth of all that thread has to do until then.
import type { Plugin } from 'vite';

/** What the screens that people come to first are made of; most of it is called before they can be used. */
const EAGER = /^(?:begin|page|shared|table|online|board-\w+|words-\w+-\w+|core)$/u;
/** Has to be the first line. Browsers that don't know it take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function eagerPlugin(): Plugin {
  return {
    name: 'cordon-eager',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !EAGER.test(output.name)) continue;
          output.code = HINT + output.code;
          const map = bundle[`${output.fileName}.map`];
          // There is a line more above everything.
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
