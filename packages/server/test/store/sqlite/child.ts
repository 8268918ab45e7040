// Starts the process of main.ts and listens to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Store } from '@cordon/tables';
import { onTestFinished } from 'vitest';
import { numbersOf, upTo } from '../../../../tables/test/store/samples.ts';

const script = fileURLToPath(new URL('main.ts', import.meta.url));

export interface Child {
  /** What it said so far. */
  readonly lines: readonly string[];
  errors(): string;
  /** Waits until it has said so many lines. */
  said(count: number): Promise<void>;
  /** Waits for its end. */
  ended(): Promise<void>;
  kill(): Promise<void>;
}

/** `blocks` limits how long a file it writes may become, in units of at least 512 bytes. */
export function startChild(file: string, blocks: number | 'unlimited'): Child {
  const child = spawn('/bin/sh', [
    '-c',
    `ulimit -f ${blocks}; exec "$0" "$@"`,
    process.execPath,
    script,
    file,
  ]);
  const ended = once(child, 'close');
  const lines: string[] = [];
  const errors: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    lines,
    errors: () => errors.join(''),
    said: async (count) => {
      while (lines.length < count && child.exitCode === null)
        await Promise.race([once(reader, 'line'), ended]);
    },
    ended: async () => {
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The last number that was acknowledged for each table. */
export function acknowledged(lines: readonly string[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const line of lines) {
    const [word, table = '', number] = line.split(' ');
    if (word === 'acknowledged') last.set(table, Number(number));
  }
  return last;
}

/** What is wrong with the log: something acknowledged that is missing, a gap, or an entry in a place that is not its own. */
export async function faults(store: Store, lines: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, number] of acknowledged(lines)) {
    const numbers = await numbersOf(store, table);
    if (numbers.length < number) found.push(`${table} ends at ${numbers.length}, ${number} was acknowledged`);
    if (numbers.join() !== upTo(numbers.length).join()) found.push(`${table} has gaps`);
    for (const { number: place, body } of await store.read(table, 0)) {
      if (body.trimEnd().replace(/x+$/, '').trim() !== `${table.slice(6)} ${place}`)
        found.push(`${table} ${place}: ${body}`);
    }
  }
  return found;
}
