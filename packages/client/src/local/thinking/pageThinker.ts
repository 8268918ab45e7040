// The workers in which this page thinks, begun when they are first needed.
import { makeThinker, type FromThread, type OpenThread, type Thinker } from '@cordon/tables';

const openWebThread: OpenThread = ({ hear, lost }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => hear(data));
  worker.addEventListener('messageerror', () => lost('it said something that cannot be read'));
  worker.addEventListener('error', (event) => lost(event.message));
  return {
    post: (request) => worker.postMessage(request, []),
    end() {
      worker.terminate();
      return Promise.resolve();
    },
  };
};

export function makePageThinker(): Thinker {
  return makeThinker({ open: openWebThread, threads: { play: 1, study: 2 } });
}
