// The disk under the store: that it is one, and what it costs to be sure that something is on it.
import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { spread, type Spread } from './quantiles.ts';

const IN_MEMORY: ReadonlySet<number> = new Set([0x01021994, 0x858458f6]);

/** A folder in memory would make durability look free. */
export function needDisk(folder: string): void {
  if (IN_MEMORY.has(statfsSync(folder).type))
    throw new Error(`${folder} lies in memory; set TMPDIR to a folder on a disk.`);
}

/** Milliseconds to write a page and to have it on disk, one after the other. */
export function measureSync(folder: string): Spread {
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const times: number[] = [];
  for (let count = 0; count < 500; count++) {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - began);
  }
  closeSync(file);
  rmSync(path);
  return spread(times);
}
