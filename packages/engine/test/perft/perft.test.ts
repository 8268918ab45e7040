import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashState } from '../../src/index.ts';
import { perft } from './perft.ts';
import { POSITIONS, stateOf } from './positions.ts';
import { TABLE, type Counts } from './record.ts';

const counts = JSON.parse(readFileSync(TABLE, 'utf8')) as Counts;

describe('perft', () => {
  it('has counts for these positions and no others', () => {
    expect(Object.keys(counts)).toEqual(POSITIONS.map(({ name }) => name));
    expect(new Set(POSITIONS.map(({ first }) => first)).size).toBe(24);
  });

  // After a wanted change of the rules: node packages/engine/test/perft/record.ts
  it.each(POSITIONS)(
    '$name, turn of the $first: as many sequences of commands as recorded',
    (position) => {
      const state = stateOf(position);
      const before = hashState(state);
      const recorded = counts[position.name]!;
      expect(recorded.length).toBeLessThanOrEqual(position.depth);
      expect(perft(state, recorded.length)).toEqual(recorded);
      expect(hashState(state)).toBe(before);
    },
    30_000,
  );
});
