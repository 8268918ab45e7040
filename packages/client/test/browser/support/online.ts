// People at one online table: makes tables with chosen cards, lets visitors sit down, and waits for what the others see.
import type { Page } from '@playwright/test';
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
    if (kept === null) localStorage.setItem('cordon.settings', JSON.stringify({ motion: 'off', name: own }));
  }, name);
}

/** Asks the server for a table as this visitor, over a socket of its own. */
export async function makeTable(page: Page, config: object, openness: object = {}): Promise<OnlineTable> {
  await page.goto('/about');
  const answer = await page.evaluate(
    async ({ wanted, open, name }) => {
      await fetch('/api/guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      const socket = new WebSocket(`ws://${location.host}/socket`);
      const ask = (message: object): Promise<Readonly<Record<string, string>>> =>
        new Promise((resolve, reject) => {
          socket.addEventListener(
            'message',
            ({ data }) => {
              const said: Readonly<Record<string, string>> = JSON.parse(String(data));
              if (said['type'] === 'done') resolve(said);
              else reject(new Error(said['message']));
            },
            { once: true },
          );
          socket.send(JSON.stringify(message));
        });
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      await ask({ type: 'hello', id: 1, protocol: 1 });
      const made = await ask({ type: 'create', id: 2, config: wanted, ...open });
      socket.close();
      return made;
    },
    { wanted: config, open: openness, name: await nameOf(page) },
  );
  const path = (key: string | undefined): string => `/t/${answer['table'] ?? ''}#${key ?? ''}`;
  return {
    table: answer['table'] ?? '',
    invitation: path(answer['invite']),
    watching: path(answer['watch']),
  };
}

async function nameOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('cordon.settings') ?? '{}');
  const { name }: { readonly name?: string } = JSON.parse(text);
  return name ?? '';
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
