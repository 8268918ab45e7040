// Runs the real program in a process of its own, with what would be typed as its input.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function cordon(args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    const [out, err]: [string[], string[]] = [[], []];
    child.stdout.on('data', (data) => out.push(String(data)));
    child.stderr.on('data', (data) => err.push(String(data)));
    child.on('close', (code) => resolve({ code, out: out.join(''), err: err.join('') }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  });
}

/** A new folder for the files of one test. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'cordon-test-'));
}
