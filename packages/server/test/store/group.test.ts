// Group commit: the first goes at once, what comes meanwhile goes together.
import { describe, expect, it } from 'vitest';
import { groupCommits } from '../../src/store/group.ts';
import { upTo } from '../../../tables/test/store/samples.ts';

/** A group whose commits end when the test says so. */
function start() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const group = groupCommits<number, string>(async (batch) => {
    batches.push(batch.map(({ item }) => item));
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    for (const { item, resolve, reject } of batch) {
      if (item < 0) reject(new Error(`no ${item}`));
      else resolve(`done ${item}`);
    }
  });
  /** Ends the commit that is under way, or the next one. */
  async function end(): Promise<void> {
    await expect.poll(() => ends).toHaveLength(1);
    ends.shift()?.();
  }
  return { batches, group, end };
}

describe('group commit', () => {
  it('sends the first at once and the rest together, in order', async () => {
    const { batches, group, end } = start();
    const first = group.add(1);
    expect(batches).toEqual([[1]]);
    const rest = [2, 3, 4].map((item) => group.add(item));
    expect(batches).toEqual([[1]]);
    await end();
    expect(await first).toBe('done 1');
    await end();
    expect(await Promise.all(rest)).toEqual(['done 2', 'done 3', 'done 4']);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('rejects the one that failed alone', async () => {
    const { group, end } = start();
    const outcomes = Promise.allSettled([group.add(-1), group.add(2), group.add(-3)]);
    await end();
    await end();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });

  it('bounds a batch, and drains all of them', async () => {
    const { batches, group, end } = start();
    const all = Promise.all(upTo(2502).map((item) => group.add(item)));
    let drained = 'no';
    const draining = group.drain().then(() => (drained = 'yes'));
    for (let commits = 0; commits < 4; commits += 1) {
      expect(drained).toBe('no');
      await end();
    }
    await draining;
    expect(batches.map((batch) => batch.length)).toEqual([1, 1000, 1000, 501]);
    expect(batches.flat()).toEqual(upTo(2502));
    expect((await all).at(-1)).toBe('done 2502');
    await group.drain();
  });
});
