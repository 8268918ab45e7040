// The boards that are weighed: one of each game, and one with everything that boxes bring.
import type { BrowserContext, Page } from 'playwright-core';
import { home } from '../../src/words/en/home.ts';
import { saved, type Position } from '../screenshots/positions.ts';
import { notePlayable, untilPlayable } from './timing.ts';
import { listFetched, untilBoard } from './visit.ts';

const position = (request: Position['request']): Position => ({ request, seed: 'weighed', moves: 12 });

export const BOARDS = {
  base: position({ game: 'base', players: 4, epidemics: 5 }),
  iberia: position({ game: 'iberia', players: 4, epidemics: 5 }),
  boxes: position({
    game: 'base',
    players: 4,
    epidemics: 5,
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain'],
  }),
} as const;

export type BoardName = keyof typeof BOARDS;

/** A table in the browser of a visitor, loaded as anybody would load a saved game; gives back its address. `load`: what that is called. */
export async function setUp(context: BrowserContext, name: BoardName, load = home.load): Promise<string> {
  const page = await context.newPage();
  await page.goto('/');
  const buffer = Buffer.from(saved(BOARDS[name]));
  await page
    .getByLabel(load, { exact: true })
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.waitForURL('**/local/*');
  await untilBoard(page);
  const address = page.url();
  await page.close();
  return address;
}

/** Long enough for the page to begin with what it leaves for idle moments. */
const IDLE = 6000;

export interface Opened {
  /** Everything that was fetched until the board could be played on: cities painted, a click on one of them answered. */
  readonly needed: readonly string[];
  /** What else comes by itself, in idle moments after that. */
  readonly later: () => Promise<readonly string[]>;
}

/** Opens a table in a tab that keeps nothing, as somebody does who comes by a link or a bookmark. */
export async function openAnew(page: Page, address: string): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await notePlayable(page);
  const fetched = listFetched(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilPlayable(page);
  const needed = [...fetched];
  return {
    needed,
    later: async () => {
      await page.waitForTimeout(IDLE);
      await page.waitForLoadState('networkidle');
      return fetched.filter((path) => !needed.includes(path));
    },
  };
}
