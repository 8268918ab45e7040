import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signingSecrets } from '../../src/identity/secrets.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../folders.ts';

test('the secrets of the operator come first, and the store is not asked', async () => {
  const setting = () => Promise.reject(new Error('not to be asked'));
  expect(await signingSecrets({ secrets: ['one', 'two'] }, { setting })).toEqual(['one', 'two']);
});

test('without one a secret is made once and is the same after a restart', async () => {
  const file = join(temporaryFolder(), 'cordon.db');
  const read = async () => {
    const store = await openSqlite({ file });
    const secrets = await signingSecrets({ secrets: [] }, store);
    await store.close();
    return secrets;
  };
  const first = await read();
  expect(first).toEqual([expect.stringMatching(/^[\w-]{43}$/u)]);
  expect(await read()).toEqual(first);
});
