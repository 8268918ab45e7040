// Weights as the tools write them.
import { readFileSync } from 'node:fs';
import type { Weights } from '../../src/position/weights.ts';

/** Weights by name; throws where the file holds anything else. */
export function readWeights(path: string): Weights {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof read !== 'object' || read === null) throw new Error(`${path} holds no weights`);
  return Object.fromEntries(
    Object.entries(read).map(([name, weight]: [string, unknown]) => {
      if (typeof weight !== 'number' || !Number.isFinite(weight))
        throw new Error(`${path}: ${name} is no number`);
      return [name, weight];
    }),
  );
}
