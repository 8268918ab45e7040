// The pictures of the documentation: what each shows, in which window, and in what state of which deal.
import type { Page } from 'playwright-core';
import { laboratory } from '../../src/boxes/lab/en/laboratory/board.ts';
import { table as words } from '../../src/words/en/table.ts';
import type { Position } from './positions.ts';

export interface Picture {
  readonly name: string;
  /** Where it is taken; a position is loaded instead of an address. */
  readonly at: string | Position;
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  /** The visitor’s preference; dark where nothing is said. */
  readonly theme?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, string>>;
  /** What is done before it is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

const PHONE = { width: 390, height: 844 };

const BASE: Position = {
  request: {
    game: 'base',
    players: 4,
    epidemics: 5,
    roles: ['medic', 'scientist', 'dispatcher', 'operations-expert'],
    options: { hands: 'open' },
  },
  seed: 'a picture of the world',
  moves: 126,
};
const IBERIA: Position = {
  request: {
    game: 'iberia',
    players: 3,
    epidemics: 4,
    roles: ['railwayman', 'nurse', 'agronomist'],
  },
  seed: 'a picture of the peninsula',
  moves: 128,
};
const BOXES: Position = {
  request: {
    game: 'base',
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain', 'mutation'],
    players: 5,
    epidemics: 5,
    options: { hands: 'open' },
  },
  seed: 'crowd',
  moves: 150,
};
const LABORATORY: Position = {
  request: {
    game: 'base',
    boxes: ['lab'],
    challenges: ['lab'],
    players: 3,
    epidemics: 4,
    options: { hands: 'open' },
  },
  seed: 'a picture of the laboratory',
  moves: 100,
};
const SOLO: Position = {
  request: {
    game: 'base',
    boxes: ['lab'],
    challenges: ['solo', 'lab'],
    players: 1,
    epidemics: 4,
  },
  seed: 'a picture of one alone',
  moves: 70,
};
const TERRORIST: Position = {
  request: {
    game: 'base',
    boxes: ['brink'],
    challenges: ['bio-terrorist'],
    players: 4,
    epidemics: 5,
  },
  seed: 'a picture of a hunt',
  moves: 90,
};
const TEAMS: Position = {
  request: { game: 'base', boxes: ['lab'], challenges: ['team'], players: 4, epidemics: 4 },
  seed: 'a picture of teams',
  moves: 90,
};
const CHAIN: Position = {
  request: {
    game: 'base',
    players: 2,
    epidemics: 6,
    roles: ['medic', 'scientist'],
    options: { hands: 'open' },
  },
  seed: 'chain 1134',
  moves: 0,
};
const END: Position = { request: { game: 'base', players: 2, epidemics: 4 }, seed: 'a won game 7' };

const chooseCity =
  (city: string) =>
  async (page: Page): Promise<void> => {
    const spot = await page.locator(`[data-stop="city:${city}"] circle`).first().boundingBox();
    if (spot === null) throw new Error(`${city} is not on the board`);
    await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.locator('[data-tour="choices:city"]').waitFor();
  };

const openLog = (page: Page): Promise<void> => page.getByRole('tab', { name: words.log.title }).click();

/** Where sides play against each other on one device, the board is covered at first. */
const showBoard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.curtain.showBoard }).click();
  await page.locator('[data-stop]').first().waitFor();
};

const openLaboratory = (page: Page): Promise<void> =>
  page.getByRole('button', { name: laboratory.open }).click();

export const PICTURES: readonly Picture[] = [
  { name: 'home', at: '/' },
  { name: 'new-game', at: '/new' },
  { name: 'rules', at: '/rules/base' },
  { name: 'guided-game', at: '/learn' },
  { name: 'base', at: BASE },
  { name: 'base-city', at: BASE, before: chooseCity('cairo') },
  {
    name: 'base-epidemic',
    at: CHAIN,
    before: async (page) => {
      await openLog(page);
      await page.locator('[data-tour="kind:end"]').click();
      await page.locator('[data-what="epidemic"]').waitFor();
    },
  },
  { name: 'base-end', at: END, before: (page) => page.getByRole('dialog').waitFor() },
  { name: 'iberia', at: IBERIA, theme: 'light' },
  { name: 'iberia-dark', at: IBERIA },
  { name: 'base-light', at: BASE, theme: 'light' },
  { name: 'boxes', at: BOXES, theme: 'light' },
  { name: 'laboratory', at: LABORATORY },
  { name: 'solo', at: SOLO, theme: 'light' },
  { name: 'bio-terrorist', at: TERRORIST, theme: 'light', before: showBoard },
  { name: 'teams', at: TEAMS, before: showBoard },
  { name: 'phone-laboratory', at: LABORATORY, size: PHONE, before: openLaboratory },
  {
    name: 'iberia-rail',
    at: { ...IBERIA, moves: 62 },
    theme: 'light',
    before: async (page) => {
      await page.locator('[data-tour="kind:rail"]').click();
      await page.locator('[data-stop^="line:"]').first().waitFor();
    },
  },
  { name: 'french', at: BASE, locale: 'fr-FR' },
  { name: 'high-contrast', at: BASE, settings: { contrast: 'more' } },
  { name: 'text-view', at: BASE, settings: { reader: 'on' } },
  { name: 'phone-base', at: BASE, size: PHONE },
  { name: 'phone-iberia', at: IBERIA, size: PHONE, theme: 'light' },
  { name: 'tablet', at: BOXES, size: { width: 820, height: 1180 } },
];
