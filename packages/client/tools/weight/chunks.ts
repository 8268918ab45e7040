// What was fetched, in bytes as they travel: the files of the built page and their compressed twins.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '..', '..', 'dist');

export interface Chunk {
  readonly path: string;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface Fetched {
  readonly chunks: readonly Chunk[];
  readonly gzip: number;
  readonly brotli: number;
}

/** Adds up the files behind some paths; what has no compressed twin counts as it is. */
export function weigh(paths: readonly string[]): Fetched {
  const chunks = [...new Set(paths)].map(weighOne).toSorted((one, other) => other.gzip - one.gzip);
  const sum = (kind: 'brotli' | 'gzip'): number => chunks.reduce((total, chunk) => total + chunk[kind], 0);
  return { chunks, gzip: sum('gzip'), brotli: sum('brotli') };
}

function weighOne(path: string): Chunk {
  const file = join(DIST, path);
  const size = (ending: string): number =>
    statSync(existsSync(`${file}${ending}`) ? `${file}${ending}` : file).size;
  return { path, plain: size(''), gzip: size('.gz'), brotli: size('.br') };
}
