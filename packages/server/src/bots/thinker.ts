// The threads of this process in which bots think, so that no table waits for another one's bot.
import { Worker } from 'node:worker_threads';
import { makeThinker, type FromThread, type OpenThread, type Thinker } from '@cordon/tables';

export interface ServerThinkerOptions {
  /** How many threads decide for bots; what people want to study has one more. */
  readonly threads: number;
  /** What runs in a thread. */
  readonly worker?: URL;
}

/** One thread more than a guest can hold, and one more than an address can: nobody else waits for their long jobs. */
const SPARES = 2;
/** A bot that wants more memory than this ends its thread, not the server. */
const MOST_MEGABYTES = 512;

export function makeServerThinker({ threads, worker }: ServerThinkerOptions): Thinker {
  const file = worker ?? new URL('worker.ts', import.meta.url);
  return makeThinker({ open: openNodeThread(file), threads: { play: threads, study: 1 }, spares: SPARES });
}

function openNodeThread(file: URL): OpenThread {
  return ({ hear, lost }) => {
    const worker = new Worker(file, {
      name: 'cordon bots',
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.unref();
    worker.on('message', (message: FromThread) => hear(message));
    worker.on('error', (error: Error) => lost(error.message));
    worker.on('exit', () => lost('it ended'));
    return {
      post: (request) => worker.postMessage(request, []),
      end: async () => void (await worker.terminate()),
    };
  };
}
