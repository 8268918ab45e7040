// The SQLite file keeps the contract of a store.
import { join } from 'node:path';
import { openStore } from '../../../src/store/open.ts';
import { temporaryFolder } from '../../folders.ts';
import { describeStore } from '../contract.ts';

describeStore('SQLite', async () => {
  const file = join(temporaryFolder(), 'cordon.sqlite');
  return {
    environment: { CORDON_DATA: file },
    open: (onCommit = () => {}) => openStore({ kind: 'sqlite', file }, { onCommit }),
  };
});
