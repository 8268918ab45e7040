// Counts all positions anew: node packages/engine/test/perft/record.ts
import { writeFileSync } from 'node:fs';
import { perft } from './perft.ts';
import { POSITIONS, stateOf } from './positions.ts';

export const TABLE = new URL('counts.json', import.meta.url);

/** Leaves at depths 1, 2, 3 and so on by position. */
export type Counts = Readonly<Record<string, readonly number[]>>;

function recordAll(): void {
  const lines = POSITIONS.map((position) => {
    const counts = perft(stateOf(position), position.depth);
    return `  ${JSON.stringify(position.name)}: [${counts.join(', ')}]`;
  });
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}

if (import.meta.main) recordAll();
