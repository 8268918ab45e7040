// The SQLite file keeps the contract of a store.
import { join } from 'node:path';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../../folders.ts';
import { describeStore } from '../contract.ts';

describeStore('SQLite', async () => {
  const file = join(temporaryFolder(), 'cordon.sqlite');
  return { open: (onCommit = () => {}) => openSqlite({ file, onCommit }) };
});
