// People at one online table: makes tables with chosen cards, lets visitors sit down, and waits for what the others see.
import type { Locator, Page } from '@playwright/test';
import { lobby } from '../../../src/words/en/home.ts';
import { expect } from './test.ts';

export interface OnlineTable {
  readonly table: string;
  /** The path of the invitation, with its key. */
  readonly invitation: string;
  readonly watching: string;
}

/** A visitor whose name is known before the page opens, and for whom nothing moves by itself. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.addInitScript((own) => {
    const kept = localStorage.getItem('cordon.settings');
    if (kept === null)
      localStorage.setItem(
        'cordon.settings',
        JSON.stringify({ motion: 'off', pace: 'every-step', name: own }),
      );
  }, name);
}

/** Asks the server for a table as this visitor, over a socket of its own. */
export async function makeTable(page: Page, config: object, openness: object = {}): Promise<OnlineTable> {
  await page.goto('/about');
  const [table, invite, watch] = await page.evaluate(
    async (create) => {
      const kept = localStorage.getItem('cordon.settings') ?? '';
      const name = /"name":"([^"]*)"/u.exec(kept)?.[1];
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name }) });
      const socket = new WebSocket(`ws://${location.host}/socket`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const ask = async (message: object): Promise<unknown> => {
        const answer = new Promise<unknown>((resolve) => {
          socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true });
        });
        socket.send(JSON.stringify(message));
        return answer;
      };
      await ask({ type: 'hello', id: 1, protocol: 1 });
      const made = await ask({ type: 'create', id: 2, ...create });
      if (typeof made !== 'object' || made === null) throw new Error('no table was made');
      socket.close();
      return ['table', 'invite', 'watch'].map((field) => String(Reflect.get(made, field)));
    },
    { config, ...openness },
  );
  const path = (key = ''): string => `/t/${String(table)}#${key}`;
  return { table: String(table), invitation: path(invite), watching: path(watch) };
}

export async function sitDown(page: Page, seat: number): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: lobby.seat(seat) });
  await row.getByRole('button', { name: lobby.sit }).click();
  await expect(row.getByRole('button', { name: lobby.leave })).toBeVisible();
}

export async function beginGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: lobby.start }).click();
}

/** Until each of these pages shows the board after so many moves. */
export async function untilAllAt(move: number, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator(`[data-move="${String(move)}"]`)).toBeVisible();
}

export interface Couple {
  /** Whoever has the turn. */
  readonly active: Page;
  readonly other: Page;
}

/** Two people at a table of two, at the beginning of their game, with a role that may give and take any card. */
export async function startForTwo(ann: Page, bob: Page): Promise<Couple & OnlineTable> {
  await introduce(ann, 'Ann');
  await introduce(bob, 'Bob');
  const made = await makeTable(ann, {
    game: 'base',
    players: 2,
    epidemics: 4,
    roles: ['researcher', 'medic'],
  });
  await ann.goto(made.invitation);
  await sitDown(ann, 1);
  await bob.goto(made.invitation);
  await sitDown(bob, 2);
  await beginGame(ann);
  await untilAllAt(0, ann, bob);
  const isAnns = await hasTurn(ann);
  return { ...made, active: isAnns ? ann : bob, other: isAnns ? bob : ann };
}

export function kind(page: Page, name: string): Locator {
  return page.locator(`[data-tour="kind:${name}"]`);
}

const hasTurn = (page: Page): Promise<boolean> => kind(page, 'end').isVisible();

/** The first answer to what an action asks for. */
export function firstAnswer(page: Page): Locator {
  return page.locator('[data-tour="choices:action"] ul button').first();
}

export async function openPanel(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: title }).click();
}

/** Goes from city to city, the first way there is. */
export async function goTo(page: Page, city: string): Promise<void> {
  await page.locator(`[data-stop="city:${city}"] circle`).first().click();
  await page.locator('[data-tour="choices:city"] ul button').first().click();
}

/** The number of moves that a page shows. */
export async function moveOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-move]').getAttribute('data-move'));
}
