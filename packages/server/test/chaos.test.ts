// The crash test in short: a few kills under load, and proof that it would notice a server that loses something.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sumOf } from '../tools/chaos/counts.ts';
import { storm } from '../tools/chaos/storm.ts';

/** Each kill costs the start of a process, and other tests may want the machine as well. */
const PATIENCE = { timeout: 600_000 };

const common = { store: 'sqlite', tables: 4, minutes: 5, say: () => {} } as const;

test(
  'nothing acknowledged is lost, doubled or moved when the server is killed, and clients go on by number',
  PATIENCE,
  async () => {
    const { counts, unanswered, faults } = await storm({ ...common, kills: 5, seed: 4 });
    expect(faults).toEqual([]);
    expect(sumOf(counts.kills)).toBe(5);
    expect(Object.keys(counts.acknowledged)).toEqual(
      expect.arrayContaining(['create', 'sit', 'start', 'play']),
    );
    expect(counts.resumed.length).toBeGreaterThan(0);
    expect(counts.boardsCompared).toBeGreaterThan(0);
    // Each table was read anew and compared whole, or there would be a fault; a bot may have moved there afterwards.
    expect(counts.entriesReadAnew).toBeGreaterThan(0);
    expect(counts.entriesReadAnew).toBeLessThanOrEqual(counts.entriesCompared);
    // Strangers asked in every way, a backup took something from somebody, and an unreadable table kept no bot asleep.
    expect(Object.keys(counts.turnedAway).toSorted()).toEqual(['export', 'look', 'open', 'say', 'why']);
    expect(sumOf(counts.cameBack)).toBeGreaterThan(0);
    expect(counts.wokenBesideUnreadable).toBeGreaterThan(0);
    const { create = 0, ...others } = counts.unanswered;
    expect(unanswered.written + unanswered.unwritten + counts.doneAgain).toBe(sumOf(others));
    expect(counts.tablesLeftBehind).toBeLessThanOrEqual(create);
  },
);

/**
 * How it is told that something was lost. Which of these comes first is chance: where nobody had been told the last entry
 * of any table before the first kill, only the next one takes away what somebody knows.
 */
const LOSS = new RegExp(
  [
    'was told \\d+ entries, the log has \\d+',
    'acknowledged but not in the log',
    'and is now (?:gone|\\{)',
    'entry \\d+ came after entry \\d+',
    'was told something else than what entry',
  ].join('|'),
  'u',
);

test('a server that forgets the last entry of each table in a crash is found out', PATIENCE, async () => {
  const { faults } = await storm({
    ...common,
    kills: 8,
    seed: 5,
    afterKill({ where }) {
      const database = new DatabaseSync(where);
      database.exec(`
        DELETE FROM entries WHERE number > 1 AND (table_id, number) IN (SELECT id, number FROM tables);
        UPDATE tables SET number = number - 1 WHERE number > 1`);
      database.close();
    },
  });
  // The first ones alone: there may be hundreds.
  expect(faults.slice(0, 5)).toContainEqual(expect.stringMatching(LOSS));
});
