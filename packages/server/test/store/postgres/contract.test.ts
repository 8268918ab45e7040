// PostgreSQL keeps the contract of a store.
import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../../src/store/open.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { describeStore } from '../contract.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

describeStore('PostgreSQL', async () => {
  const url = await postgres.emptyDatabase();
  return {
    environment: { DATABASE_URL: url },
    open: (onCommit = () => {}) => openStore({ kind: 'postgres', url }, { onCommit }),
  };
});
