// What servers and pages have alike and the language itself has not: chance and a clock.

declare const crypto: { getRandomValues<Values extends Uint8Array | Int32Array>(values: Values): Values };
declare const performance: { now(): number };

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function randomWords(count: number): Int32Array {
  return crypto.getRandomValues(new Int32Array(count));
}

/** Milliseconds that never go back. */
export function ticks(): number {
  return performance.now();
}

declare const process: { threadCpuUsage?(): { user: number; system: number } } | undefined;

/** Milliseconds that this thread has worked, where that can be known; what other programs do does not count. */
export function worked(): number {
  const used = typeof process === 'object' ? process.threadCpuUsage?.() : undefined;
  return used === undefined ? ticks() : (used.user + used.system) / 1000;
}

type Timer = number | { unref(): void };
declare function setTimeout(action: () => void, milliseconds: number): Timer;
declare function clearTimeout(timer: Timer): void;

/** Does something after so many milliseconds, unless what it gives back is called before; no process waits for it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  if (typeof timer === 'object') timer.unref();
  return () => clearTimeout(timer);
}

declare const setImmediate: ((action: () => void) => unknown) | undefined;

/** Lets everything else have its turn that waits for this thread. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
