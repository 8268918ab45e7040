// Many appends, few commits.
import { describe, expect, it, onTestFinished } from 'vitest';
import { entry, upTo } from '../../../../tables/test/store/samples.ts';
import type { ServerHouse } from '../contract.ts';

export function describeCommits(build: () => Promise<ServerHouse>): void {
  describe('commits', () => {
    it('shares commits: 500 appends at once take a handful', async () => {
      const commits: number[] = [];
      const store = await (
        await build()
      ).open((writes, seconds) => {
        expect(seconds).toBeGreaterThan(0);
        commits.push(writes);
      });
      onTestFinished(() => store.close());
      await Promise.all(upTo(500).map((number) => store.append(entry(`table ${number}`, 0))));
      expect(commits.reduce((sum, writes) => sum + writes)).toBe(500);
      expect(commits.length).toBeLessThanOrEqual(5);
    });
  });
}
