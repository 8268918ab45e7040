// Ten thousand sockets at once, against a process of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { startProcess } from '../support/process.ts';
import { quietScene, WALK } from '../requests/scenes.ts';
import { frame, TEXT, upgradeRequest } from '../support/frames.ts';
import { metric, untilMetric } from './raw.ts';

afterEach(everybodyLeaves);

/** Ten thousand, or as many as one process may have here. */
function howMany(): number {
  const report = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = report.userLimits?.open_files?.soft ?? 20_000;
  return files === 'unlimited' ? 10_000 : Math.min(10_000, files - 500);
}

async function serve(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-'));
  const child = startProcess({
    CORDON_DATA: join(folder, 'cordon.db'),
    CORDON_METRICS: 'open',
    ...environment,
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await child.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return child.serving;
}

const HELLO = frame(0x80 | TEXT, '{"type":"hello","id":1,"protocol":1}');

/** One that knocks: what the first line of the answer says, or nothing where there was none. */
function knock(port: number, kept: Socket[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1', () => socket.write(upgradeRequest()));
  kept.push(socket);
  let head = '';
  const hear = (data: Buffer): void => {
    head += data.toString('latin1');
    if (!head.includes('\r\n\r\n')) return;
    socket.off('data', hear);
    socket.resume();
    const status = head.slice(9, 12);
    if (status === '101') socket.write(HELLO);
    resolve(status);
  };
  socket.on('data', hear);
  socket.on('error', () => {});
  socket.on('close', () => resolve('none'));
  return promise;
}

/** So many who come and stay if they may; what they were told. */
async function crowd(http: string, count: number): Promise<ReadonlyMap<string, number>> {
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const port = Number(new URL(http).port);
  const counts = new Map<string, number>();
  let left = count;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left--;
      const answer = await knock(port, sockets);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  };
  // More than a few hundred in the same moment are turned away by the system before any server sees them.
  await Promise.all(Array.from({ length: 300 }, one));
  return counts;
}

test('from one address two hundred stay, the others find the door closed, and the server answers', async () => {
  const server = await serve({
    CORDON_MAX_SOCKETS_PER_ADDRESS: '',
    CORDON_MAX_SOCKETS_PER_GUEST: '',
  });
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const counts = await crowd(server.http, howMany());
  expect(counts.get('101')).toBe(198);
  expect([...counts.keys()].toSorted()).toEqual(['101', '429']);
  expect((await fetch(`${server.http}/health`)).status).toBe(200);
  expect((await fetch(`${server.http}/ready`)).status).toBe(200);
  for (const command of WALK) await play(people[0]!, table, 1, command);
  expect(await metric(server.http, 'cordon_sockets_open')).toBe(200);
});

test('where the operator allows it, ten thousand are connected, and the server plays', async () => {
  const count = howMany();
  const server = await serve({ CORDON_MAX_SOCKETS: '20000' });
  const { table, people } = await gatherAndStart(server, { text: quietScene() });
  const counts = await crowd(server.http, count);
  expect([...counts]).toEqual([['101', count]]);
  await untilMetric(
    server.http,
    'cordon_requests_total{type="hello",outcome="done"}',
    (greeted) => greeted === count + 2,
  );
  expect(await metric(server.http, 'cordon_sockets_open')).toBe(count + 2);
  for (const command of WALK) await play(people[0]!, table, 1, command);
  await people[1]!.until(() => people[1]!.table(table).move === WALK.length);
});
