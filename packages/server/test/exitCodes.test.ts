// How the process ends when it cannot start: what a new start may mend is told apart from wrong settings, for systemd too.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from './deploy/files.ts';
import { temporaryFolder } from './folders.ts';
import { startProcess } from './support/process.ts';

async function endOf(environment: Readonly<Record<string, string>>) {
  const server = startProcess(environment);
  const { code } = await server.ended;
  return { code, said: server.said() };
}

const unit = readProject('deploy/cordon.service');
const isTriedAgain = (code: number): boolean =>
  unit.includes('\nRestart=on-failure\n') &&
  !new RegExp(`^RestartPreventExitStatus=.*\\b${String(code)}\\b`, 'mu').test(unit);

test('a database that cannot be reached is tried again, as long as it takes', async () => {
  const { code, said } = await endOf({ DATABASE_URL: 'postgres://cordon:pw@127.0.0.1:1/cordon' });
  expect(said).toContain('The PostgreSQL database cannot be used');
  expect(code).toBe(75);
  expect(isTriedAgain(75)).toBe(true);
  expect(unit).toContain('\nStartLimitIntervalSec=0\n');
});

test('a file that cannot be used is tried again', async () => {
  const file = join(temporaryFolder(), 'cordon.db');
  mkdirSync(file);
  expect(await endOf({ CORDON_DATA: file })).toMatchObject({ code: 75 });
});

test('wrong settings end it for good', async () => {
  expect(await endOf({ CORDON_PORT: 'many' })).toMatchObject({ code: 2 });
  expect(isTriedAgain(2)).toBe(false);
});
