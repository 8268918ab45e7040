// A real server process: started as an operator starts it, ended by signals.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SUITS_A_TEST } from './suitsATest.ts';

/** Those that run: they end with this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface Address {
  readonly http: string;
  readonly socket: string;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  /** Fulfilled when it serves, rejected when it ends before that. */
  readonly serving: Promise<Address>;
  /** Fulfilled when it has ended and everything it wrote has been read. */
  readonly ended: Promise<Ending>;
  /** The lines of its log. */
  readonly logged: readonly string[];
  /** What it said to the operator. */
  readonly said: () => string;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => void;
  /** From now on it finds no room to write, or finds it again. Only files count, not what it prints. */
  readonly room: (is: 'none' | 'enough') => void;
}

export interface ProcessOptions {
  /** Whether it finds room on the disk when it starts. */
  readonly room?: 'none' | 'enough';
  /** Where its log goes instead of to the test. */
  readonly log?: string;
}

/** Environment variables on top of those that suit a test; none of the caller's own ones about the server. */
export function startProcess(
  environment: Readonly<Record<string, string>>,
  { room = 'enough', log }: ProcessOptions = {},
): ServerProcess {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('CORDON_') && name !== 'DATABASE_URL' && !name.startsWith('VITEST'),
  );
  const limit = room === 'none' ? 'ulimit -S -f 0; ' : '';
  const output = log === undefined ? '' : ` >"${log}"`;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"${output}`, process.execPath, main], {
    env: { ...Object.fromEntries(kept), ...SUITS_A_TEST, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const logged: string[] = [];
  let said = '';
  const serving = Promise.withResolvers<Address>();
  const ended = Promise.withResolvers<Ending>();
  createInterface(child.stdout).on('line', (line) => logged.push(line));
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
    const port = /serving at http:\/\/127\.0\.0\.1:(\d+)\//u.exec(said)?.[1];
    if (port !== undefined)
      serving.resolve({ http: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}/socket` });
  });
  child.on('error', serving.reject);
  child.on('close', (code, signal) => {
    running.delete(child);
    serving.reject(new Error(`the server ended (${String(code ?? signal)}) before it served: ${said}`));
    ended.resolve({ code, signal });
  });
  // Who kills a process while it starts does not wait for it to serve.
  serving.promise.catch(() => {});
  return {
    serving: serving.promise,
    ended: ended.promise,
    logged,
    said: () => said,
    kill: (signal) => child.kill(signal),
    room(is) {
      const most = is === 'none' ? '0' : 'unlimited';
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${most}:unlimited`]);
    },
  };
}
