// What a board costs: no game pays for another, nor for boxes that are not on the table.
import { BOARDS, setUp, type BoardName } from '../../tools/weight/boards.ts';
import { weigh } from '../../tools/weight/chunks.ts';
import { contentsBy } from '../../tools/weight/contents.ts';
import { isWorker, listFetched, untilBoard } from '../../tools/weight/visit.ts';
import { expect, test } from './support/test.ts';

/** Script and style of a board, gzip: the same for one game and for a game with two boxes and a challenge. */
const MOST = 230_000;

/** Sources that belong to one game or to boxes alone. */
const OWN: Readonly<Record<string, RegExp>> = {
  base: /src\/(?:maps\/world|(?:board|icons|kits|faces|choices|words\/game\/\w+)\/base)[./]/u,
  iberia: /src\/(?:maps\/iberia|(?:board|icons|kits|faces|choices|words\/game\/\w+)\/iberia)[./]/u,
  boxes: /src\/boxes\/(?:brink|lab)\//u,
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
    const page = await context.newPage();
    const fetched = listFetched(page);
    await page.goto(address);
    await untilBoard(page);
    const paths = fetched.filter((path) => !isWorker(path));
    expect(weigh(paths).gzip).toBeLessThan(MOST);
    const sources = [...contentsBy(paths, (source) => source).keys()].join('\n');
    for (const [part, pattern] of Object.entries(OWN))
      expect(pattern.test(sources), part).toBe(brings.includes(part));
  });

function isBoard(name: string): name is BoardName {
  return Object.hasOwn(BOARDS, name);
}
