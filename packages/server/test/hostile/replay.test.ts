// The same message again, messages out of their order, and messages for a board that is no more.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agree, everybodyLeaves, gatherAndStart, legalOf } from '../support/gathering.ts';
import { quietScene, WALK } from '../requests/scenes.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

test('a command that is sent twice is played once: the second is stale', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const { position } = ann.table(table);
  const text = JSON.stringify({ type: 'play', id: 900, table, seat: 1, position, commands: [WALK[0]] });
  const answers = (): { type: string; code?: string; message?: string }[] =>
    ann.heard.filter((one) => one.includes('"id":900')).map((one) => JSON.parse(one) as { type: string });
  ann.send(text);
  ann.send(text);
  await ann.until(() => answers().length === 2);
  ann.send(text);
  await ann.until(() => answers().length === 3);
  const [first, ...others] = answers();
  expect(first).toMatchObject({ type: 'done', number: position + 1 });
  for (const other of others) {
    expect(other).toMatchObject({ type: 'refused', code: 'stale' });
    expect(other.message).toContain(`it is at ${String(position + 1)} now`);
  }
  await agree(table, ann, bob);
  expect(bob.table(table).entries.filter(({ entry }) => entry === 'played')).toHaveLength(1);
  expect(bob.table(table).move).toBe(1);
});

test('commands for a board of yesterday or of tomorrow change nothing', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const ann = people[0]!;
  const { position, number } = ann.table(table);
  for (const wrong of [0, position - 1, position + 1, position + 2, 1_000_000]) {
    const at = { table, seat: 1, position: wrong };
    expect(await ann.refused('play', { ...at, commands: [WALK[0]] })).toMatchObject({ code: 'stale' });
    expect(await ann.refused('undo', at)).toMatchObject({ code: 'stale' });
    expect(await ann.refused('propose', { ...at, commands: [WALK[0]] })).toMatchObject({ code: 'stale' });
    expect(await ann.refused('adopt', { ...at, proposal: 1 })).toMatchObject({ code: 'stale' });
  }
  expect((await ann.done('open', { table })).number).toBe(number);
});

test('a whole walk sent in the wrong order at once: only what fits the board is played', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const ann = people[0]!;
  const { position } = ann.table(table);
  const order = [3, 1, 0, 2, 1, 0, 3, 2];
  const answers = await Promise.all(
    order.map((step) =>
      ann.ask('play', { table, seat: 1, position: position + step, commands: [WALK[step]!] }),
    ),
  );
  const outcomes = answers.map((answer) => (answer.type === 'done' ? 'done' : answer.code));
  // Requests of one table are dealt with in the order in which they came.
  expect(outcomes).toEqual(['stale', 'stale', 'done', 'stale', 'done', 'stale', 'stale', 'done']);
  expect(
    ann.table(table).entries.flatMap((entry) => (entry.entry === 'played' ? [entry.command] : [])),
  ).toEqual([WALK[0], WALK[1], WALK[2]]);
});

test('two seats that act on the same board at once: one wins, the other is told', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const ann = people[0]!;
  const { position } = ann.table(table);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ann.ask('play', { table, seat: 1, position, commands: [legalOf(ann, table, 1)[0]!] }),
    ),
  );
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.type === 'refused' ? [answer.code] : []))).toEqual(
    Array.from({ length: 19 }, () => 'stale'),
  );
});

test('everything else in an absurd order is refused by its own word', async () => {
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const [ann, bob] = [people[0]!, people[1]!];
  const { position, number } = ann.table(table);
  const cases = [
    [ann, 'start', { table }, 'not-gathering'],
    [ann, 'sit', { table, seat: 1 }, 'seat-taken'],
    [ann, 'undo', { table, seat: 1, position }, 'nothing-to-undo'],
    [ann, 'answer', { table, seat: 1, proposal: 99, answer: 'yes' }, 'no-such-proposal'],
    [ann, 'withdraw', { table, seat: 1, proposal: number }, 'no-such-proposal'],
    [ann, 'adopt', { table, seat: 1, proposal: 1, position }, 'no-such-proposal'],
    [ann, 'look', { table, move: 1 }, 'no-such-move'],
    [ann, 'fork', { table, move: 1_000_000 }, 'no-such-move'],
    [ann, 'fork', { table, move: 0, seat: 2 }, 'not-allowed'],
    [ann, 'bot', { table, seat: 2 }, 'seat-taken'],
    [ann, 'export', { table }, 'seed-secret'],
    [bob, 'link', { table, which: 'invite' }, 'not-allowed'],
    [bob, 'play', { table, seat: 2, position, commands: ['drive chicago'] }, 'illegal-command'],
  ] as const;
  for (const [client, type, fields, code] of cases)
    expect(await client.refused(type, fields as never), type).toMatchObject({ code });
  expect((await ann.done('open', { table })).number).toBe(number);
});
