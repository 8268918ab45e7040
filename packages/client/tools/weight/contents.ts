// What is in the scripts of the built page: the share of each package and each folder, read off their source maps.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './chunks.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface Share {
  readonly name: string;
  readonly bytes: number;
}

/** The bytes of uncompressed script by origin, the largest first. */
export function contentsOf(paths: readonly string[]): readonly Share[] {
  return [...contentsBy(paths, originOf)]
    .map(([name, count]) => ({ name, bytes: count }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** The bytes of uncompressed script by whatever is made of the name of a source. */
export function contentsBy(
  paths: readonly string[],
  nameOf: (source: string) => string,
): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const path of new Set(paths)) {
    const file = join(DIST, path);
    if (!existsSync(`${file}.map`)) continue;
    const { sources, mappings } = readMap(`${file}.map`);
    for (const [source, count] of countBySource(mappings, readFileSync(file, 'utf8'))) {
      const name = nameOf(sources[source] ?? '');
      bytes.set(name, (bytes.get(name) ?? 0) + count);
    }
  }
  return bytes;
}

function readMap(file: string): { readonly sources: readonly string[]; readonly mappings: string } {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof value === 'object' && value !== null && 'sources' in value && 'mappings' in value) {
    const { sources, mappings } = value;
    if (Array.isArray(sources) && typeof mappings === 'string')
      return { sources: sources.map(String), mappings };
  }
  throw new Error(`${file} is no source map`);
}

/** A package from outside, or the folder of ours that a source lies in. */
function originOf(source: string): string {
  const foreign = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(source)?.[1];
  if (foreign !== undefined) return foreign.replace(/^@radix-ui\/.*/u, 'radix-ui');
  const [, name, folder] =
    /(?:packages\/)?(engine|protocol|tables|client)\/src\/([^/.]+)/u.exec(source) ?? [];
  if (name !== undefined) return `${name}/${folder ?? ''}`;
  const own = /(?:^|\/)src\/([^/.]+)/u.exec(source)?.[1];
  return own === undefined ? 'made at build time' : `client/${own}`;
}

/** How many characters of a script come from each source: from one mark of the map to the next. */
function countBySource(mappings: string, script: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let source = 0;
  for (const [index, line] of script.split('\n').entries()) {
    let column = 0;
    let current: number | undefined;
    const add = (until: number): void => {
      if (current !== undefined) counts.set(current, (counts.get(current) ?? 0) + until - column);
    };
    for (const segment of (mappings.split(';', index + 1)[index] ?? '').split(',').filter(Boolean)) {
      const [step = 0, hop] = numbersIn(segment);
      add(column + step);
      column += step;
      source += hop ?? 0;
      current = hop === undefined ? undefined : source;
    }
    add(line.length);
  }
  return counts;
}

function numbersIn(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
