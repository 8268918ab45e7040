// A short run of `npm run fuzz`: hostile messages over real sockets, while honest people play at the same server.
import { expect, test } from 'vitest';
import { sumOf } from '../tools/fuzz/counts.ts';
import { fuzz } from '../tools/fuzz/fuzz.ts';
import { KINDS } from '../tools/fuzz/messages/next.ts';

test('twenty thousand hostile messages are each answered once, and nobody who plays notices', async () => {
  const { counts, honest, faults } = await fuzz({
    seed: 4,
    messages: 20_000,
    limits: 'raised',
    attackers: 32,
    honestTables: 2,
  });
  expect(faults).toEqual([]);
  expect(sumOf(counts.kinds)).toBeGreaterThanOrEqual(20_000);
  expect(KINDS.filter((kind) => !counts.kinds.has(kind))).toEqual([]);
  // The attackers got far enough to do harm if there was any to be done; that they also play is for long runs.
  for (const request of ['create', 'open', 'sit', 'say', 'look', 'leave'])
    expect(counts.done.get(request), request).toBeGreaterThan(0);
  expect(honest.moves).toBeGreaterThan(0);
  expect(honest.entriesCompared).toBeGreaterThan(honest.moves);
});

test('with the usual limits a flood is cut off, and nobody who plays notices', async () => {
  const { counts, honest, faults } = await fuzz({
    seed: 4,
    messages: 8000,
    limits: 'usual',
    attackers: 16,
    honestTables: 2,
  });
  expect(faults).toEqual([]);
  expect(counts.outcomes.get('too-fast')).toBeGreaterThan(0);
  expect(counts.closed.get('1008')).toBeGreaterThan(0);
  expect(honest.entriesCompared).toBeGreaterThan(0);
});
