// The SQLite file keeps the contract of a store.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../../src/store/open.ts';
import { describeStore } from '../contract.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cordon-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStore('SQLite', async () => {
  const file = join(folder, `${randomUUID()}.sqlite`);
  return {
    environment: { CORDON_DATA: file },
    open: (onCommit = () => {}) => openStore({ kind: 'sqlite', file }, { onCommit }),
  };
});
