// Counts all positions anew: node packages/engine/test/perft/record.ts
import { writeFileSync } from 'node:fs';
import { perft } from './perft.ts';
import { POSITIONS, stateOf, type PerftPosition } from './positions.ts';

export const TABLE = new URL('counts.json', import.meta.url);

/** Leaves at depths 1, 2, 3 and so on by position. */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** A tree of this many sequences is not counted deeper: whatever position chance finds, the test stays quick. */
const ENOUGH = 50_000;

function countsOf(position: PerftPosition): number[] {
  const state = stateOf(position);
  for (let depth = 1; ; depth++) {
    const counts = perft(state, depth);
    if (depth === position.depth || counts.at(-1)! > ENOUGH) return counts;
  }
}

function recordAll(): void {
  const lines = POSITIONS.map((position) => {
    const counts = countsOf(position);
    return `  ${JSON.stringify(position.name)}: [${counts.join(', ')}]`;
  });
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}

if (import.meta.main) recordAll();
