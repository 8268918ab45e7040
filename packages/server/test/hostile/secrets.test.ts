// Keys, cookies and secrets of hooks: told once to whoever they are for, and found nowhere else, neither in the log of the
// process at its most talkative nor in a byte that anybody else is sent, nor on the disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { guestCookie, TestClient } from '../support/client.ts';
import { startProcess } from '../support/process.ts';

const TOKEN = 'the-token-of-the-operator-0123456789';
const SECRET = 'the secret of the operator which is long';

test('no secret is in the log, in what others hear, or on the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-'));
  const child = startProcess({
    CORDON_DATA: join(folder, 'cordon.db'),
    CORDON_LOG: 'trace',
    CORDON_METRICS: TOKEN,
    CORDON_SECRET: SECRET,
    CORDON_HOOKS: 'any',
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await child.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const server = await child.serving;

  /** Each secret, and those who may know it. */
  const secrets = new Map<string, readonly TestClient[]>([
    [TOKEN, []],
    [SECRET, []],
  ]);
  const clients: TestClient[] = [];
  const come = async (name?: string): Promise<TestClient> => {
    const cookie = name === undefined ? undefined : await guestCookie(server.http, name);
    const client = await TestClient.connect(server.socket, cookie === undefined ? {} : { cookie });
    clients.push(client);
    await client.done('hello', { protocol: 1 });
    if (cookie !== undefined) {
      secrets.set(cookie, []);
      secrets.set(cookie.split('.')[1]!, []);
    }
    return client;
  };

  const ann = await come('Ann');
  const bob = await come('Bob');
  const eve = await come('Eve');
  const device = await come();
  const { table, invite, watch } = await ann.done('create', { config: { players: 2 } });
  secrets.set(invite, [ann]).set(watch!, [ann]);
  await ann.done('open', { table });
  await bob.done('open', { table, key: invite });
  const { key: annKey } = await ann.done('sit', { table, seat: 1 });
  const { key: bobKey } = await bob.done('sit', { table, seat: 2 });
  secrets.set(annKey, [ann]).set(bobKey, [bob]);
  await device.done('open', { table, key: bobKey });
  await eve.done('open', { table, key: watch! });
  const hook = await ann.done('hook', { table, seat: 0, url: 'http://127.0.0.1:9/a-path?with=a-query' });
  secrets.set(hook.hook, [ann]).set(hook.secret, [ann]);
  await ann.done('hooks', { table });
  await ann.done('test-hook', { table, hook: hook.hook });
  await ann.done('start', { table });
  const { key: handed } = await bob.done('hand-over', { table, seat: 2 });
  secrets.set(handed, [bob]);
  await eve.done('open', { table, key: handed });
  for (const which of ['invite', 'watch'] as const)
    secrets.set((await ann.done('link', { table, which })).key, [ann]);
  // Keys in the wrong places: at the wrong table, in the wrong field, in a broken message, in an address.
  await eve.refused('open', { table: 'zzzzzzzzzz', key: annKey });
  await eve.refused('unhook', { table, hook: annKey });
  await eve.refused('say', { table: annKey, text: annKey });
  eve.send(`{"type":"open","id":1,"key":"${annKey}"`);
  eve.send(`{"type":"${annKey}","id":1}`);
  eve.send(Buffer.from(annKey));
  for (const path of [`/t/${table}?key=${annKey}`, `/t/${annKey}`, `/${annKey}`, `/api/guest?key=${annKey}`])
    await fetch(server.http + path, {
      headers: { cookie: `cordon_guest=${annKey}`, referer: `${server.http}/#${annKey}` },
    });
  await fetch(`${server.http}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  await fetch(`${server.http}/metrics`, { headers: { authorization: `Bearer ${annKey}` } });
  await fetch(`${server.http}/api/guest`, {
    method: 'POST',
    body: `{"name":"${annKey}`,
    headers: { 'content-type': 'application/json' },
  });
  await ann.done('say', { table, text: 'done' });

  for (const client of clients) await client.close();
  child.kill('SIGTERM');
  expect(await child.ended).toMatchObject({ code: 0 });

  // What the log says is there, so that what it does not say means something.
  const log = child.logged.join('\n') + child.said();
  expect(log).toContain('"path":"/t/');
  expect(log).toContain('"level":"debug"');
  const disk = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
  expect(disk).toContain('"entry":"created"');
  // The secret of a hook has to be known for signing; everything else is kept as a hash.
  const kept = new Set([hook.secret, hook.hook]);
  for (const [secret, knowers] of secrets) {
    expect(log, secret).not.toContain(secret);
    const hearers = clients.filter((client) => client.heard.some((text) => text.includes(secret)));
    expect(hearers.filter((client) => !knowers.includes(client)).length, secret).toBe(0);
    expect(disk.includes(secret), secret).toBe(kept.has(secret));
  }
  expect(secrets.size).toBeGreaterThanOrEqual(16);
});
