// The thread in which honest people play: what they wait for is the server alone, not those who make up messages.
import { parentPort, workerData } from 'node:worker_threads';
import { logsOfFile } from '../../chaos/logs.ts';
import { playHonestly } from './play.ts';
import type { FromThread, ThreadOptions } from './thread.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { address, file, seed, pause, tables } = workerData as ThreadOptions;
const tell = (message: FromThread): void => parentPort?.postMessage(message, []);
const enough = new AbortController();
parentPort?.once('message', () => enough.abort());

const all = await Promise.all(
  Array.from({ length: tables }, (_, index) =>
    playHonestly({
      address,
      logs: logsOfFile(file),
      seed: seed + index,
      pause,
      opened: (table, keys) => tell({ kind: 'opened', table, keys }),
      closed: (table) => tell({ kind: 'closed', table }),
      fault: (words) => tell({ kind: 'fault', words }),
      enough: enough.signal,
    }),
  ),
);
tell({ kind: 'over', all });
