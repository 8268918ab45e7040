// Two people at a table of a real server that is killed, over lines that break, lose answers or are slow.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { steadyPort } from '../../../server/test/support/ports.ts';
import { startProcess } from '../../../server/test/support/process.ts';
import { startTestServer, type TestServer } from '../../../server/test/support/server.ts';
import { startLine, type Line } from '../channel/support/line.ts';
import { enter } from '../channel/support/pages.ts';
import { code, isWhole, open, playUntil, startPair, sure, until, type Pair } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface OnLine {
  readonly line: Line;
  readonly both: Pair;
}

/** Ann's line can be broken, Bob's is good. */
async function onLine(): Promise<OnLine> {
  const line = await startLine(server.port);
  return { line, both: await startPair(server.http, { url: line.socket }, { url: server.socket }) };
}

const drive = (store: Pair['ann']): string =>
  store.getState().model.boards[0]!.legal.find((one) => one.startsWith('drive'))!;

test('the server is killed in the middle of a game and both go on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cordon-'));
  const data = { CORDON_DATA: join(folder, 'cordon.db'), CORDON_PORT: String(await steadyPort()) };
  let child = startProcess(data);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await child.ended;
    await rm(folder, { recursive: true, force: true });
  });
  const { http, socket } = await child.serving;
  const both = await startPair(http, { url: socket }, { url: socket });
  const { ann, bob } = both;
  for (const number of [10, 20]) {
    await playUntil(both, number);
    const shown = ann.getState().model.entries;
    child.kill('SIGKILL');
    await child.ended;
    await until(ann, ({ link }) => link !== 'open');
    // What is said while nobody is there to hear it waits.
    const talk = bob.say(`Are you there, ${String(number)}?`);
    child = startProcess(data);
    await child.serving;
    await sure(talk);
    await until(ann, ({ link }) => link === 'open');
    expect(ann.getState().model.entries.slice(0, shown.length)).toEqual(shown);
  }
  await playUntil(both, 30);
  const { number } = ann.getState().model;
  await until(bob, ({ model }) => model.number >= number);
  expect([isWhole(ann), isWhole(bob)]).toEqual([true, true]);
  const words = ann.getState().model.entries.flatMap((entry) => (entry.entry === 'said' ? entry.text : []));
  expect(words).toEqual(['Are you there, 10?', 'Are you there, 20?']);
});

describe('a command', () => {
  test('whose answer was lost is not said twice', async () => {
    const { line, both } = await onLine();
    const { ann, bob } = both;
    line.loseAnswers();
    const outcome = ann.play(1, [drive(ann)]);
    await until(bob, ({ model }) => model.move === 1);
    expect(ann.getState()).toMatchObject({ busy: 'play', model: { move: 0 } });
    line.mend();
    line.cut();
    expect(await outcome).toBe('done');
    expect(ann.getState()).toMatchObject({ busy: undefined, model: { move: 1 } });
    expect(isWhole(ann)).toBe(true);
  });

  test('that was lost on its way is said again', async () => {
    const { line, both } = await onLine();
    const { ann } = both;
    line.loseRequests();
    const outcome = ann.play(1, [drive(ann), 'drive atlanta']);
    line.cut();
    line.mend();
    expect(await outcome).toBe('done');
    expect(ann.getState().model.move).toBe(2);
    expect(isWhole(ann)).toBe(true);
  });

  test('that was overtaken while the line was down is refused, not played on another board', async () => {
    const { line, both } = await onLine();
    const { ann, annsKey, table } = both;
    const phone = open(await enter({ http: server.http }, { url: server.socket }), { table, key: annsKey });
    await until(phone, ({ link }) => link === 'open');
    line.loseRequests();
    const outcome = ann.play(1, ['drive washington']);
    await sure(phone.play(1, ['drive chicago']));
    line.cut();
    line.mend();
    expect(await code(outcome)).toBe('stale');
    const commands = ann
      .getState()
      .model.entries.flatMap((one) => (one.entry === 'played' ? (one.command ?? []) : []));
    expect(commands).toEqual(['drive chicago']);
    expect(isWhole(ann)).toBe(true);
  });

  test('to take back, to plan and to adopt happens once though every answer is lost', async () => {
    const { line, both } = await onLine();
    const { ann, bob } = both;
    const losing = async <Value>(act: () => Promise<Value>, kind: string): Promise<Value> => {
      const count = (): number => bob.getState().model.entries.filter(({ entry }) => entry === kind).length;
      const before = count();
      line.loseAnswers();
      const outcome = act();
      await until(bob, () => count() > before);
      line.mend();
      line.cut();
      const value = await outcome;
      expect(count()).toBe(before + 1);
      return value;
    };
    await sure(ann.play(1, [drive(ann)]));
    expect(await losing(() => ann.undo(1), 'undone')).toBe('done');
    const plan = await sure(losing(() => ann.propose(1, [drive(ann)]), 'proposed'));
    expect(ann.getState().model.info?.proposals[0]?.proposal).toBe(plan);
    expect(await losing(() => ann.adopt(1, plan), 'played')).toBe('done');
    expect(await losing(() => ann.say('Done.'), 'said')).toBe('done');
    expect(await losing(() => ann.vote([1], 'yes'), 'voted')).toBe('done');
    expect(isWhole(ann)).toBe(true);
  });
});

test('a seat whose key was lost on the way is taken all the same', async () => {
  const { line, both } = await onLine();
  const { ann, bob } = both;
  await sure(ann.leave(1));
  line.loseAnswers();
  const outcome = ann.sit(1);
  await until(bob, ({ model }) => model.entries.at(-1)?.entry === 'sat');
  line.mend();
  line.cut();
  expect(await outcome).toEqual({ key: undefined });
  expect(ann.getState().model.info?.you.seats).toEqual([1]);
});

test('a line that breaks again and again loses and doubles nothing', async () => {
  const { line, both } = await onLine();
  for (let number = 8; number <= 40; number += 4) {
    await playUntil(both, number);
    line.cut();
  }
  const { ann, bob } = both;
  await until(ann, ({ link }) => link === 'open');
  const { number } = bob.getState().model;
  await until(ann, ({ model }) => model.number >= number);
  expect(isWhole(ann)).toBe(true);
  expect(line.connections()).toBeGreaterThan(5);
});

test('a slow line is waited for', async () => {
  const { line, both } = await onLine();
  line.drip(400);
  await playUntil(both, 12);
  const { ann, bob } = both;
  const { number } = bob.getState().model;
  await until(ann, ({ model }) => model.number >= number);
  expect(isWhole(ann)).toBe(true);
  expect(line.connections()).toBe(1);
});
