// What a board costs: no game pays for another, nor for boxes that are not on the table, and home pays for none.
import { BOARDS, openAnew, setUp, type BoardName } from '../../tools/weight/boards.ts';
import { home as french } from '../../src/words/fr/home.ts';
import { weigh } from '../../tools/weight/chunks.ts';
import { contentsBy } from '../../tools/weight/contents.ts';
import { isWorker, listFetched, untilHome } from '../../tools/weight/visit.ts';
import { expect, test } from './support/test.ts';

/** Script and style of a board until it can be played on, gzip. */
const MOST: Readonly<Record<BoardName, number>> = {
  base: 230_000,
  iberia: 230_000,
  // With two boxes and a challenge.
  boxes: 230_000,
};
/** The same for home, with the deal of the day and the words of the game that it deals. */
const MOST_AT_HOME = 180_000;

/** Sources that belong to one game or to boxes alone. */
const OWN: Readonly<Record<string, RegExp>> = {
  base: /src\/(?:maps\/world|(?:board|icons|kits|faces|choices|words\/game\/\w+)\/base)[./]/u,
  iberia: /src\/(?:maps\/iberia|(?:board|icons|kits|faces|choices|words\/game\/\w+)\/iberia)[./]/u,
  boxes: /src\/boxes\/(?:brink|lab)\//u,
  teams: /src\/teams\//u,
  laboratory: /src\/(?:laboratory|boxes\/lab\/\w+\/laboratory)\//u,
};

/** What each board may bring of these. */
const BRINGS: Readonly<Record<BoardName, readonly string[]>> = {
  base: ['base'],
  iberia: ['iberia'],
  boxes: ['base', 'boxes'],
};

for (const [name, brings] of Object.entries(BRINGS))
  test(`a board of ${name} is light and brings nothing of other games`, async ({ context }) => {
    if (!isBoard(name)) throw new Error(`there is no board of ${name}`);
    const address = await setUp(context, name);
    const { needed } = await openAnew(await context.newPage(), address);
    const paths = needed.filter((path) => !isWorker(path));
    expect(weigh(paths).gzip).toBeLessThan(MOST[name]);
    const sources = [...contentsBy(paths, (source) => source).keys()].join('\n');
    for (const [part, pattern] of Object.entries(OWN))
      expect(pattern.test(sources), part).toBe(brings.includes(part));
  });

test('the heaviest board is light in French too', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.http, locale: 'fr-FR' });
  const address = await setUp(context, 'boxes', french.load);
  const { needed } = await openAnew(await context.newPage(), address);
  const paths = needed.filter((path) => !isWorker(path));
  expect(paths.some((path) => path.includes('words-fr'))).toBe(true);
  expect(weigh(paths).gzip).toBeLessThan(MOST.boxes);
  // A browser asks for six at a time, and a slow line takes its time to answer each.
  expect(paths.length).toBeLessThan(28);
  await context.close();
});

test('home is light and brings nothing of a table', async ({ page }) => {
  const fetched = listFetched(page);
  await page.goto('/');
  await untilHome(page);
  const paths = fetched.filter((path) => !isWorker(path));
  expect(weigh(paths).gzip).toBeLessThan(MOST_AT_HOME);
  const sources = [...contentsBy(paths, (source) => source).keys()];
  expect(sources.filter((source) => /src\/(?:board|maps|laboratory)\/(?!files\.ts)/u.test(source))).toEqual(
    [],
  );
});

function isBoard(name: string): name is BoardName {
  return Object.hasOwn(BOARDS, name);
}
