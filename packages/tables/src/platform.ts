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
