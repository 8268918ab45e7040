// The boards that are weighed: one of each game, and one with everything that boxes bring.
import type { BrowserContext } from 'playwright-core';
import { home } from '../../src/words/en/home.ts';
import { saved, type Position } from '../screenshots/positions.ts';
import { untilBoard } from './visit.ts';

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

/** A table in the browser of a visitor, loaded as anybody would load a saved game; gives back its address. */
export async function setUp(context: BrowserContext, name: BoardName): Promise<string> {
  const page = await context.newPage();
  await page.goto('/');
  const buffer = Buffer.from(saved(BOARDS[name]));
  await page
    .getByLabel(home.load, { exact: true })
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.waitForURL('**/local/*');
  await untilBoard(page);
  const address = page.url();
  await page.close();
  return address;
}
