import type { Append, Store } from '@cordon/tables';
import { expect, test } from 'vitest';
import { cookieOf, makeRig, naming } from '../rig.ts';

const about = {
  game: 'iberia',
  players: 3,
  epidemics: 5,
  challenges: ['influx-of-patients'],
  seats: [{ seat: 1, name: 'Ada' }, { seat: 2, bot: 'greedy' }, { seat: 3 }],
  waitsFor: 1,
};

const table = (
  id: string,
  changes: Partial<Append> & { about?: string; listed?: 'yes' | 'no' } = {},
): Append => ({
  table: id,
  after: 0,
  at: Date.UTC(2026, 10, 15, 18, 55),
  bodies: ['{}'],
  summary: {
    status: 'playing',
    listed: changes.listed ?? 'yes',
    botDue: 'no',
    about: changes.about ?? JSON.stringify(about),
  },
  ...(changes.joins === undefined ? {} : { joins: changes.joins }),
});

async function pageWith(fill: (store: Store) => Promise<unknown>): Promise<string> {
  const { app, store } = await makeRig();
  await fill(store);
  const answer = await app.inject({ url: '/status' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return answer.body;
}

/** The text of a page as a reader sees it, without markup. */
const seen = (page: string): string => page.replaceAll(/<[^>]*>/gu, '').replaceAll(/\s+/gu, ' ');

test('an empty server says that it runs, and which version', async () => {
  const text = seen(await pageWith(async () => {}));
  expect(text).toContain('The server is running version 1.2.3');
  expect(text).toContain('being played 0');
  expect(text).toContain('No table is listed at the moment.');
  expect(text).not.toContain('Your tables');
});

test('listed tables are shown with what is played, by whom, and whose turn it is', async () => {
  const page = await pageWith((store) => store.append(table('abcdefgh')));
  const text = seen(page);
  expect(text).toContain('being played 1');
  expect(text).toContain('Iberia, 3 players, 5 epidemics, influx of patients playing');
  expect(text).toContain('Adagreedy (bot)seat 3 (open)');
  expect(text).toContain('Waits for Ada');
  expect(text).toContain('last touched 2026-11-15 18:55 UTC');
  expect(page).toContain('<a href="/t/abcdefgh">');
});

test('a table that is not listed is shown to its own guests alone', async () => {
  const { app, store } = await makeRig();
  const made = await app.inject(naming('Ada <3'));
  const { id } = made.json<{ guest: { id: string } }>().guest;
  await store.append(table('hidden-one', { listed: 'no', joins: [id] }));
  const mine = await app.inject({ url: '/status', headers: { cookie: cookieOf(made) } });
  expect(seen(mine.body)).toContain('Your tables, Ada &lt;3');
  expect(mine.body).toContain('hidden-one');
  expect(mine.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/status' })).body).not.toContain('hidden-one');
});

test('names that want to be markup stay names', async () => {
  const evil = `"><img src=x onerror=alert(1)><script>'`;
  const hostile = {
    ...about,
    game: evil,
    challenges: [evil],
    seats: [
      { seat: 1, name: evil },
      { seat: 2, bot: evil },
    ],
    ending: evil,
  };
  const page = await pageWith((store) => store.append(table('abcdefgh', { about: JSON.stringify(hostile) })));
  expect(page).not.toMatch(/<(img|script)/iu);
  expect(page.match(/&lt;img src=x onerror/gu)?.length).toBe(5);
});

test('a table whose description cannot be read is still listed, and does no harm to others', async () => {
  const page = await pageWith(async (store) => {
    await store.append(table('abcdefgh'));
    for (const [index, text] of [' ', 'null', '[]', '{"game":1}', 'not json <script>'].entries())
      await store.append(table(`broken${String(index)}`, { about: text }));
  });
  for (let index = 0; index < 5; index += 1) expect(seen(page)).toContain(`broken${String(index)} playing`);
  expect(seen(page)).toContain('Waits for Ada');
  expect(page).not.toContain('<script');
});

test('a link to a table shows the page with its name, whether there is such a table or not', async () => {
  const { app, store } = await makeRig();
  await store.append(table('abcdefgh', { listed: 'no' }));
  const there = await app.inject({ url: '/t/abcdefgh' });
  const absent = await app.inject({ url: '/t/zzzzzzzz' });
  expect(there.statusCode).toBe(200);
  expect(seen(there.body)).toContain('Table abcdefgh');
  expect(absent.body.replaceAll('zzzzzzzz', 'abcdefgh')).toBe(there.body);
  expect((await app.inject({ url: '/t/%3Cscript%3E' })).statusCode).toBe(404);
});

test('without a page to play on, the first page says how the server stands and how to get one', async () => {
  const { app } = await makeRig();
  const first = await app.inject({ url: '/' });
  expect(seen(first.body)).toContain('npm run build builds it');
  expect(first.body).toBe((await app.inject({ url: '/status' })).body);
});

test('the pages need nothing but our own style and icon, and no script', async () => {
  const { app } = await makeRig();
  const { body } = await app.inject({ url: '/status' });
  expect(body).not.toMatch(/<script|<style|style=|https?:/u);
  const links = [...body.matchAll(/<link [^>]*href="([^"]+)"/gu)].map((match) => match[1] ?? '');
  expect(links).toEqual(['/icon.svg', '/style.css']);
  const types = await Promise.all(
    links.map(async (url) => (await app.inject({ url })).headers['content-type']),
  );
  expect(types).toEqual(['image/svg+xml', 'text/css; charset=utf-8']);
});

test('a table with boxes says which', async () => {
  const boxed = JSON.stringify({ ...about, game: 'base', boxes: ['brink', 'lab'], challenges: [] });
  const page = await pageWith((store) => store.append(table('aaaa', { about: boxed })));
  expect(seen(page)).toContain('Base, brink, lab, 3 players');
});
