import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../folders.ts';
import { makeRig } from '../rig.ts';

const INDEX = '<!doctype html><title>The built page</title>';
const WITHIN = '<!doctype html><title>The built page within</title>';
const TABLE = '<!doctype html><title>The built page for a table</title>';
const SCRIPT = 'console.log("a script of the page");'.repeat(20);

/** A small build, as the tools of the page leave it. */
function buildInto(folder: string): void {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  };
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'icons'));
  write('index.html', INDEX);
  write('within.html', WITHIN);
  write('table.html', TABLE);
  write('sw.js', '// offline');
  write('manifest.webmanifest', '{}');
  write('assets/main-abc123.js', SCRIPT);
  writeFileSync(join(folder, 'icons', 'icon.png'), 'a picture');
  writeFileSync(join(folder, '.built'), 'a hash');
  writeFileSync(join(folder, 'icons', '.hidden'), 'hidden');
}

async function rigWithPage() {
  const folder = join(temporaryFolder(), 'page');
  mkdirSync(folder);
  writeFileSync(join(folder, '..', 'beside.txt'), 'not yours');
  buildInto(folder);
  const { app } = await makeRig({ CORDON_PAGE: folder, CORDON_METRICS: 'open' });
  return (
    url: string,
    headers: Readonly<Record<string, string>> = {},
    method: 'GET' | 'HEAD' | 'POST' = 'GET',
  ) => app.inject({ url, headers: { host: 'x', origin: 'http://x', ...headers }, method });
}

test('every address of the page answers with it, asked for anew each time', async () => {
  const ask = await rigWithPage();
  for (const url of [
    '/',
    '/?from=elsewhere',
    '/new',
    '/learn',
    '/learn/laboratory',
    '/about',
    '/local/abcd',
    '/local/abcd/analysis',
    '/t/abcdefgh',
    '/rules',
    '/rules/base',
    '/rules/iberia/rails',
  ]) {
    const answer = await ask(url);
    const isTable = /^\/(?:local|t)\/[^/]+$/u.test(url);
    const page = /^\/($|\?)/u.test(url) ? INDEX : isTable ? TABLE : WITHIN;
    expect([answer.statusCode, answer.body], url).toEqual([200, page]);
    expect(answer.headers['content-type'], url).toMatch(/^text\/html; charset=utf-8$/iu);
    expect(answer.headers['cache-control'], url).toBe('no-cache');
    expect(answer.headers['content-security-policy'], url).toContain("default-src 'self';");
  }
});

test('what carries its content in its name is kept for good, all else is asked for anew', async () => {
  const ask = await rigWithPage();
  const kept = await ask('/assets/main-abc123.js');
  expect([kept.statusCode, kept.body]).toEqual([200, SCRIPT]);
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(kept.headers['content-type']).toMatch(/javascript/u);
  for (const [url, type] of [
    ['/sw.js', 'javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon.png', 'image/png'],
  ] as const) {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers['cache-control']], url).toEqual([200, 'no-cache']);
    expect(headers['content-type'], url).toContain(type);
  }
});

test('files travel as small as the browser can read them', async () => {
  const ask = await rigWithPage();
  for (const url of ['/', '/assets/main-abc123.js']) {
    const best = await ask(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(best.headers['content-encoding']).toBe('br');
    const older = await ask(url, { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.rawPayload).toString()).toBe(url === '/' ? INDEX : SCRIPT);
    const plain = await ask(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [best, older, plain]) {
      expect(String(headers['vary']).toLowerCase()).toBe('accept-encoding');
      expect(String(headers['content-type'])).toMatch(url === '/' ? /html/u : /javascript/u);
    }
  }
  const picture = await ask('/icons/icon.png', { 'accept-encoding': 'br' });
  expect([picture.body, picture.headers['content-encoding']]).toEqual(['a picture', undefined]);
});

test('what the browser has already is not sent again, and parts are sent as parts', async () => {
  const ask = await rigWithPage();
  for (const url of ['/', '/assets/main-abc123.js']) {
    const first = await ask(url, { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  }
  const part = await ask('/assets/main-abc123.js', { range: 'bytes=0-6' });
  expect([part.statusCode, part.body]).toEqual([206, 'console']);
  const beyond = await ask('/assets/main-abc123.js', { range: 'bytes=999999-' });
  expect(beyond.statusCode).toBe(416);
});

test('HEAD tells the same without the content, and nothing else can be done', async () => {
  const ask = await rigWithPage();
  for (const url of ['/', '/t/abcdefgh', '/sw.js', '/assets/main-abc123.js']) {
    const head = await ask(url, {}, 'HEAD');
    const whole = await ask(url);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    const changed = await ask(url, {}, 'POST');
    expect([changed.statusCode, changed.headers['allow']], url).toEqual([405, 'GET, HEAD']);
  }
});

test('what is not there is not found, and nobody keeps that', async () => {
  const ask = await rigWithPage();
  for (const url of [
    '/assets/main-old.js',
    '/assets/',
    '/assets',
    '/icons',
    '/icons/',
    '/index.html/',
    '/.built',
    '/icons/.hidden',
    '/nothing',
    '/nothing.js',
    '/local/',
    '/local/a/b',
    '/t/%3Cscript%3E',
    '/rules/a/b/c',
    '/assets/..%2f..%2fbeside.txt',
    '/assets/%2e%2e/%2e%2e/beside.txt',
    '/assets/..%5c..%5cbeside.txt',
    '/assets/%00',
    '/assets/main-abc123.js%00.png',
    '/assets//etc/passwd',
    '/socket',
    '/api/nothing',
  ]) {
    const { statusCode, headers, body } = await ask(url);
    expect([400, 404], `${url}: ${String(statusCode)}`).toContain(statusCode);
    expect(headers['cache-control'], url).toBe('no-store');
    expect(body, url).not.toMatch(/not yours|hidden|a hash|root:/u);
  }
});

test('the page that needs no script is still there', async () => {
  const ask = await rigWithPage();
  const { statusCode, body, headers } = await ask('/status');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('To the page to play on');
  expect(body).not.toContain('npm run build');
});

test('files are counted by folder, not one by one', async () => {
  const ask = await rigWithPage();
  await ask('/assets/main-abc123.js');
  await ask('/assets/main-old.js');
  const { body } = await ask('/metrics');
  expect(body).toContain('cordon_http_request_seconds_count{route="/assets/*",method="GET",status="200"} 1');
  expect(body).toContain('cordon_http_request_seconds_count{route="none",method="GET",status="404"} 1');
});
