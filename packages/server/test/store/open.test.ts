// The operator's choice opens the right store.
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../folders.ts';
import { startPostgres } from '../support/postgres.ts';
import { entry } from './samples.ts';

it('opens a file or a database, and tells of commits', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const file = join(temporaryFolder(), 'cordon.sqlite');
  const url = await postgres.makeDatabase();
  for (const place of [{ kind: 'sqlite', file } as const, { kind: 'postgres', url } as const]) {
    const commits: number[] = [];
    const store = await openStore(place, { onCommit: (writes) => commits.push(writes) });
    expect(await store.append(entry('one', 0))).toBe('appended');
    expect(commits).toEqual([1]);
    await store.close();
  }
});
