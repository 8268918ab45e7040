import { expect, test } from 'vitest';
import { answer, type Means } from '../../src/offline/answer.ts';

const never = <T>(): Promise<T> => new Promise(() => {});

/** A network and a store that say what the test wants. */
const means = (changes: Partial<Means>): Means => ({
  kept: async () => undefined,
  fetch: () => Promise.reject(new TypeError('no network')),
  wait: () => never(),
  ...changes,
});

const request = new Request('http://cordon.example/assets/a.js');
const kept = async (): Promise<Response> => new Response('kept');
const fetched =
  (text: string, status = 200) =>
  async (): Promise<Response> =>
    new Response(text, { status });
const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

test('a file that was kept needs no network', async () => {
  const untouched = (): never => {
    throw new Error('the network was asked');
  };
  expect(await textOf(answer('file', request, means({ kept, fetch: untouched })))).toBe('kept');
});

test('a file that was not kept comes from the network, or not at all', async () => {
  expect(await textOf(answer('file', request, means({ fetch: fetched('fresh') })))).toBe('fresh');
  await expect(answer('file', request, means({}))).rejects.toThrow('no network');
});

test('the page comes from the network while there is one', async () => {
  expect(await textOf(answer('page', request, means({ kept, fetch: fetched('fresh') })))).toBe('fresh');
  expect(await textOf(answer('page', request, means({ fetch: fetched('fresh') })))).toBe('fresh');
});

test('without a network, with a slow one, or with one that has nothing to say, the kept page is shown', async () => {
  expect(await textOf(answer('page', request, means({ kept })))).toBe('kept');
  expect(await textOf(answer('page', request, means({ kept, fetch: fetched('broken', 502) })))).toBe('kept');
  const slow = means({ kept, fetch: () => never(), wait: async () => undefined });
  expect(await textOf(answer('page', request, slow))).toBe('kept');
});

test('an address that the server does not know is its own to refuse', async () => {
  const refused = await answer('page', request, means({ kept, fetch: fetched('nothing here', 404) }));
  expect([refused.status, await refused.text()]).toEqual([404, 'nothing here']);
});

test('home is kept as it is, tables have a page of theirs, and all other addresses share one that does not look like home', async () => {
  const asked: string[] = [];
  const looking = means({
    kept: async (address) => {
      asked.push(address);
      return undefined;
    },
    fetch: fetched('fresh'),
  });
  await answer('page', new Request('http://cordon.example/?from=elsewhere'), looking);
  expect(asked.splice(0)).toEqual(['/']);
  await answer('page', new Request('http://cordon.example/local/abcd'), looking);
  expect(asked.splice(0)).toEqual(['/table.html', '/']);
  await answer('page', new Request('http://cordon.example/t/abcd/analysis'), looking);
  expect(asked.splice(0)).toEqual(['/within.html', '/']);
  await answer('file', request, looking);
  expect(asked).toEqual(['http://cordon.example/assets/a.js']);
});
