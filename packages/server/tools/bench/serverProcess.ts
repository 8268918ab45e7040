// Starts the server that is measured and asks it how it is.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type ServedQuestion = 'memory' | 'time';

/** Seconds of processor time. */
export interface Processor {
  readonly user: number;
  readonly system: number;
}

/** Since the start of the server. */
export interface ServedTime {
  readonly process: Processor;
  readonly mainThread: Processor;
  /** Seconds in which the main thread did not wait for anything, though it may have waited for a core. */
  readonly busy: number;
  /** Seconds of the main thread's garbage collector. */
  readonly collecting: number;
}

export type ServedAnswer = { readonly memory: NodeJS.MemoryUsage } | { readonly time: ServedTime };

export interface ServerProcess {
  readonly port: number;
  /** After everything that can be collected was collected. */
  memory(): Promise<NodeJS.MemoryUsage>;
  time(): Promise<ServedTime>;
  /** The sum of a metric over all its labels. */
  metrics(): Promise<(name: string) => number>;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly commits: 'shared' | 'one-by-one';
  /** A folder for profiles of the processor. */
  readonly profile: string | undefined;
}

/** Limits that a load from one address would meet. */
const WIDE: Readonly<Record<string, string>> = {
  CORDON_PORT: '0',
  CORDON_LOG: 'warn',
  CORDON_METRICS: 'open',
  CORDON_MAX_SOCKETS: '100000',
  CORDON_MAX_SOCKETS_PER_ADDRESS: '100000',
  CORDON_MAX_SOCKETS_PER_GUEST: '100000',
  CORDON_MESSAGES_PER_SECOND: '100000',
  CORDON_MESSAGE_BURST: '100000',
  CORDON_WORK_PER_SECOND: '1000000',
  CORDON_TABLES_PER_HOUR: '1000000',
  CORDON_GUESTS_PER_HOUR: '1000000',
  CORDON_DRAIN_SECONDS: '1',
};

export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const { environment, commits, profile } = options;
  const child = fork(
    new URL('served/main.ts', import.meta.url),
    commits === 'one-by-one' ? ['--one-by-one'] : [],
    {
      env: { ...process.env, ...WIDE, ...environment },
      execArgv: [
        '--expose-gc',
        ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
      ],
    },
  );
  const { port } = await hear<{ readonly port: number }>(child);
  const ask = async (question: ServedQuestion): Promise<ServedAnswer> => {
    const answer = hear<ServedAnswer>(child);
    child.send(question);
    return answer;
  };
  return {
    port,
    async memory() {
      const answer = await ask('memory');
      if (!('memory' in answer)) throw new Error('The server did not say how much memory it has.');
      return answer.memory;
    },
    async time() {
      const answer = await ask('time');
      if (!('time' in answer)) throw new Error('The server did not say how long it worked.');
      return answer.time;
    },
    async metrics() {
      const response = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
      const lines = (await response.text()).split('\n');
      return (name) =>
        lines
          .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
          .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
    },
    async close() {
      const gone = once(child, 'exit');
      child.send('close');
      await gone;
    },
  };
}

async function hear<Message>(child: ChildProcess): Promise<Message> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const message: unknown[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => {
        throw new Error('The server ended.');
      }),
    ]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return message[0] as Message;
  } finally {
    stop.abort();
  }
}
