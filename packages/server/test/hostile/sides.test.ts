// Whoever sits on one side, or only watches, asks for what is the other's: before the game starts and while it goes on.
import type { Request } from '@cordon/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { enter, everybodyLeaves, gather, legalOf } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

/** Everything that would tell or do something on seat 1. */
function asOther(table: string, position: number): Request[] {
  const at = { id: 1, table, seat: 1 };
  return [
    { ...at, type: 'hint', position },
    { ...at, type: 'chance' },
    { ...at, type: 'explain', move: 1 },
    { ...at, type: 'look', move: 0 },
    { ...at, type: 'fork', move: 0 },
    { ...at, type: 'why', kinds: ['drive'] },
    { ...at, type: 'say', text: 'Where are you?', to: 'side' },
    { ...at, type: 'foresee', position, commands: [] },
    { ...at, type: 'propose', position, commands: ['end'] },
    { ...at, type: 'answer', proposal: 1, answer: 'yes' },
    { ...at, type: 'withdraw', proposal: 1 },
    { ...at, type: 'adopt', proposal: 1, position },
    { ...at, type: 'undo', position },
    { ...at, type: 'hook', url: 'https://example.com/' },
    { id: 1, table, type: 'export' },
    { id: 1, table, type: 'deal' },
    { id: 1, table, type: 'analysis', side: 1 },
  ];
}

async function answersTo(client: TestClient, requests: readonly Request[]): Promise<string[]> {
  const codes: string[] = [];
  for (const { type, id: _, ...fields } of requests) {
    const answer = await client.ask(type, fields);
    codes.push(answer.type === 'refused' ? answer.code : `${type} was done`);
  }
  return codes;
}

const REFUSALS = ['not-your-seat', 'not-allowed', 'seed-secret', 'no-such-move'];

test('gets nothing of it, and a plan of the other side is not there', async () => {
  const config = { game: 'base', boxes: ['lab'], players: 4, challenges: ['team'] };
  const { table, people, watch } = await gather(server, { names: ['Ann', 'Bob', 'Cay', 'Dan'], config });
  const [ann, , cay] = people as unknown as readonly [TestClient, TestClient, TestClient];
  const eve = await enter(server, 'Eve');
  await eve.done('open', { table, key: watch! });
  for (const who of [cay, eve])
    expect(REFUSALS).toEqual(expect.arrayContaining(await answersTo(who, asOther(table, 0))));

  await ann.done('start', { table });
  await Promise.all(people.map((one) => one.until(() => one.table(table).boards.length > 0)));
  const { position } = ann.table(table);
  const { number } = cay.table(table);
  for (const who of [cay, eve])
    expect(REFUSALS).toEqual(expect.arrayContaining(await answersTo(who, asOther(table, position))));
  expect(cay.table(table).number).toBe(number);

  const commands = legalOf(ann, table, 1).slice(0, 1);
  const { proposal } = await ann.done('propose', { table, seat: 1, position, commands });
  const about = (plan: number): Promise<unknown[]> =>
    Promise.all([
      cay.refused('answer', { table, seat: 3, proposal: plan, answer: 'yes' }),
      cay.refused('withdraw', { table, seat: 3, proposal: plan }),
      cay.refused('adopt', { table, seat: 3, proposal: plan, position }),
    ]);
  const withoutNumbers = (all: unknown): string => JSON.stringify(all).replaceAll(/"id":\d+/gu, '');
  expect(withoutNumbers(await about(proposal))).toBe(withoutNumbers(await about(9999)));
  expect([...cay.heard, ...eve.heard].join('')).not.toContain(commands[0]);
});
