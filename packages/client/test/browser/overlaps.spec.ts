// Nothing lies on a name, a cube or a city: positions of whole games, measured as a browser draws them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bundleBoard } from './support/board/bundle.ts';
import type { Position, Room, Told } from './support/board/position.ts';
import { positionsOf, type Played } from './support/board/positions.ts';

const ADDRESS = 'http://board.test/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const UNDER_PANELS = { left: 205, top: 6, right: 56, bottom: 6 };
const ALL_FREE = { left: 0, top: 0, right: 0, bottom: 0 };
const LAPTOP: Room = { width: 1366, height: 553, clear: UNDER_PANELS };
const OTHERS: readonly Room[] = [
  { width: 1024, height: 570, clear: UNDER_PANELS },
  { width: 1440, height: 700, clear: UNDER_PANELS },
  { width: 390, height: 430, clear: ALL_FREE },
  { ...LAPTOP, text: 2 },
];

const BASE = { game: 'base', players: 4, epidemics: 6 } as const;
const FIVE = { game: 'base', players: 5, epidemics: 6, boxes: ['brink'], challenges: ['mutation'] } as const;
const IBERIA = { game: 'iberia', players: 5, epidemics: 6 } as const;
const GAMES: readonly Played[] = [
  { request: BASE, seed: 'crowded 1', players: 'careful', language: 'en' },
  { request: BASE, seed: 'crowded 2', players: 'careless', language: 'fr' },
  { request: FIVE, seed: 'crowded 3', players: 'careful', language: 'fr' },
  { request: FIVE, seed: 'crowded 4', players: 'careless', language: 'en' },
  { request: IBERIA, seed: 'crowded 5', players: 'careful', language: 'en' },
  { request: IBERIA, seed: 'crowded 6', players: 'careless', language: 'fr' },
];
/** A position of each game every so many moves. */
const EVERY = 4;

let folder = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cordon-board-'));
  await bundleBoard(folder);
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function openBoard(page: Page): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({ body: readFileSync(join(folder, path)), contentType: TYPES[extname(path)] ?? '' });
  });
  await page.goto(`${ADDRESS}index.html`);
  await page.waitForFunction(() => 'showBoard' in window);
}

/** Shows positions one after the other, as somebody who plays sees them. */
async function tell(page: Page, positions: readonly Position[], room: Room): Promise<readonly Told[]> {
  await page.setViewportSize({ width: room.width, height: room.height });
  return page.evaluate(
    ({ all, where }) =>
      all.map((position, index) => window.showBoard(position, where, index === 0 ? 'fresh' : 'next')),
    { all: positions, where: room },
  );
}

test('in 200 positions nothing lies on a name, a cube or a city', async ({ page }) => {
  const games = GAMES.map((game) => positionsOf(game, EVERY));
  expect(games.flat().length).toBeGreaterThanOrEqual(200);
  await openBoard(page);
  for (const [index, positions] of games.entries()) {
    const { seed } = GAMES[index]!;
    for (const told of await tell(page, positions, LAPTOP)) {
      expect(told.overlaps, seed).toEqual([]);
      expect([...told.unnamed, ...told.cut], seed).toEqual([]);
      expect(told.seen).toBeGreaterThan(48);
      expect(told.cube).toBeGreaterThanOrEqual(16);
    }
    for (const room of OTHERS) {
      const some = positions.filter((_, at) => at % 8 === index);
      for (const told of await tell(page, some, room)) {
        expect(told.overlaps, `${seed} at ${String(room.width)}`).toEqual([]);
        expect(told.unnamed, `${seed} at ${String(room.width)}`).toEqual([]);
      }
    }
  }
});
