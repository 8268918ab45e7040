// What is read of the games of a deal is found by index: no statement looks at all games or sorts them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { dealSql } from '../../../src/store/dealSql.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { temporaryFolder } from '../../folders.ts';

const STATEMENTS: Readonly<Record<string, string>> = { ...dealSql('', () => '?') };

it.each(Object.entries(STATEMENTS))('%s', async (_, sql) => {
  const file = join(temporaryFolder(), 'cordon.sqlite');
  await (await openSqlite({ file })).close();
  const database = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => database.close());
  const values = Array.from({ length: sql.split('?').length - 1 }, () => 1);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  // A page of results is sorted once more when its rows have been fetched.
  for (const { detail } of plan)
    expect(detail).toMatch(/^(SEARCH .* USING |CO-ROUTINE page|SCAN page|USE TEMP B-TREE FOR ORDER BY)/);
  expect(plan.length).toBeGreaterThan(0);
});
