// Junk over HTTP: strange methods, requests within requests, headers that are none, other protocols.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { upgradeRequest } from '../support/frames.ts';
import { dial, until } from './raw.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { http: { headers: 1000, request: 2000, keepAlive: 1000, silence: 2000, check: 50, close: 500 } },
  );
});
afterAll(() => server.close());

/** Sends bytes and gives back everything that came until the server hung up. */
async function send(bytes: string | Buffer): Promise<string> {
  const line = await dial(server.port);
  line.socket.write(bytes);
  return line.over;
}

const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status));

const isWell = async (): Promise<boolean> => (await fetch(`${server.http}/health`)).status === 200;

const CLOSE = 'Host: x\r\nConnection: close\r\n';

test('methods that are none, or not for this place, are refused', async () => {
  for (const method of ['PUT', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'LINK', 'OPTIONS', 'POST', 'DELETE']) {
    const text = await send(`${method} /health HTTP/1.1\r\n${CLOSE}\r\n`);
    const [status] = statuses(text);
    expect([403, 404, 405], `${method}: ${text}`).toContain(status);
    expect(text).not.toContain('"alive"');
  }
  for (const method of ['get', 'G\u0000T', 'GETT', 'X-MY-METHOD', ''])
    expect(statuses(await send(`${method} /health HTTP/1.1\r\n${CLOSE}\r\n`)), method).toEqual([400]);
  // Nobody is let through to somewhere else.
  expect(await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).not.toContain(
    '200',
  );
  expect(await isWell()).toBe(true);
});

test('a request hidden in another is not served', async () => {
  const hidden = 'GET /health HTTP/1.1\r\nHost: x\r\nX-Hidden: yes\r\n\r\n';
  const post = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  for (const [what, bytes] of [
    ['both lengths', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks first', `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `${post}Content-Length: 0\r\nContent-Length: ${String(hidden.length)}\r\n\r\n${hidden}`],
    ['a list of lengths', `${post}Content-Length: 0, ${String(hidden.length)}\r\n\r\n${hidden}`],
    ['a signed length', `${post}Content-Length: +0\r\n\r\n${hidden}`],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n${hidden}`],
    ['a hexadecimal length', `${post}Content-Length: 0x0\r\n\r\n${hidden}`],
    ['a huge length', `${post}Content-Length: 99999999999999999999\r\n\r\n${hidden}`],
    ['unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['two codings', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a tab in the name', `${post}Transfer\tEncoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a folded line', `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`],
    ['a chunk too large', `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n${hidden}`],
    ['lines without return', `GET / HTTP/1.1\nHost: x\nContent-Length: 0\n\n${hidden}`],
    ['a lone return', `GET /style.css HTTP/1.1\r\nHost: x\rGET: /health\r\n\r\n${hidden}`],
  ] as const) {
    const text = await send(bytes);
    expect(text, what).not.toContain('"alive"');
    const all = statuses(text);
    expect(all.length, `${what}: ${text}`).toBeLessThanOrEqual(1);
    expect(
      all.every((status) => status >= 400 && status < 500),
      `${what}: ${text}`,
    ).toBe(true);
  }
  expect(await isWell()).toBe(true);
});

test('what follows an upgrade that was turned away is not served', async () => {
  const text = await send(
    `${upgradeRequest('Origin: https://evil.example\r\n')}GET /health HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  expect(statuses(text)).toEqual([403]);
  expect(text).not.toContain('"alive"');
});

test('headers that are too long, too many or broken get a word and a closed door', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: x\r\n';
  for (const [what, bytes, status] of [
    ['a long header', `${get}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a long cookie', `${get}Cookie: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a long path', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'many headers',
      `${get}${Array.from({ length: 5000 }, (_, index) => `X${String(index)}: 1\r\n`).join('')}\r\n`,
      431,
    ],
    ['a NUL in a header', `${get}X: a\u0000b\r\n\r\n`, 400],
    ['a header without a name', `${get}: x\r\n\r\n`, 400],
    ['a header without a colon', `${get}nonsense\r\n\r\n`, 400],
    ['no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/7.3\r\nHost: x\r\n\r\n', 400],
    ['the next version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an encrypted greeting', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', 400],
  ] as const) {
    const text = await send(bytes);
    expect(statuses(text), `${what}: ${text.slice(0, 200)}`).toEqual([status]);
    expect(await isWell()).toBe(true);
  }
});

test('paths that lead elsewhere lead nowhere', async () => {
  for (const path of [
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/t/%00',
    '/t/%ff%fe',
    '/t/%zz',
    '/t/..',
    '/t/<script>alert(1)</script>',
    '/t/abcdefgh/../../health/x',
    '//evil.example/',
    '/\\evil.example',
    'http://evil.example/health/x',
    '/api/guest/',
    '/api',
    '/data/cordon.db',
    '/.env',
    '/package.json',
    '/style.css/../package.json',
  ]) {
    const text = await send(`GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`);
    expect([400, 404], `${path}: ${text.slice(0, 100)}`).toContain(statuses(text)[0]);
    expect(text, path).not.toContain('<script>');
    expect(text, path).not.toMatch(/Location:/iu);
  }
});

test('bodies that are no name are refused, and none of them makes a guest', async () => {
  const ask = (body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${server.http}/api/guest`, { method: 'POST', headers: { 'content-type': type }, body });
  for (const [body, status, type] of [
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"Ann"', 400],
    ['{"name":7}', 400],
    ['{"name":""}', 400],
    ['{"name":"Ann","id":"0000000000000000"}', 400],
    ['{"__proto__":{"name":"Ann"}}', 400],
    ['{"constructor":{"prototype":{"name":"Ann"}}}', 400],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
    [`{"name":"${'x'.repeat(20_000)}"}`, 413],
    ['{"name":"\\u202eAnn"}', 400],
    ['{"name":"\\ud800"}', 400],
    ['{"name":"Ann"}', 415, 'text/plain'],
    ['name=Ann', 415, 'application/x-www-form-urlencoded'],
    ['<name>Ann</name>', 415, 'application/xml'],
    ['{"name":"Ann"}', 415, 'application/json-patch+json'],
  ] as const) {
    const answer = await ask(body, type);
    const label = `${body.slice(0, 60)} as ${type ?? 'JSON'}`;
    expect(answer.status, label).toBe(status);
    expect(answer.headers.get('set-cookie'), label).toBeNull();
    expect(await answer.json(), label).toMatchObject({ type: 'refused' });
  }
  expect(await isWell()).toBe(true);
});

test('a hundred requests in one breath are answered in their order', async () => {
  const line = await dial(server.port);
  line.socket.write(
    'GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
  );
  const text = await until(line, (heard) => statuses(heard).length === 100);
  expect(statuses(text)).toEqual(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 200 : 404)));
});
