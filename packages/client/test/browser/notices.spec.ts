// Somebody lets a service be told of turns: adds its web address, sends a test, sees the answer, takes it away.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { app } from '../../src/words/en/app.ts';
import { table as words } from '../../src/words/en/table.ts';
import { clean } from './support/axe.ts';
import { beginGame, introduce, makeTable, sitDown, untilAllAt } from './support/online.ts';
import { startPageServer, type PageServer } from './support/server.ts';
import { expect, test as usual } from './support/test.ts';

interface Receiver {
  readonly url: string;
  readonly received: readonly string[];
}

/** Webhooks may lead to this machine here. */
const test = usual.extend<{ readonly server: PageServer; readonly receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  server: async ({}, use) => {
    const server = await startPageServer({ CORDON_HOOKS: 'any' });
    await use(server);
    await server.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  receiver: async ({}, use) => {
    const received: string[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      received.push(await text(request));
      response.writeHead(204).end();
    };
    const service = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await use({ url: `http://127.0.0.1:${String(port)}/turns`, received });
    service.closeAllConnections();
    service.close();
  },
});

test('a service is told of turns when its address was given, and says so in a test', async ({
  page,
  receiver,
}) => {
  const { notices } = words;
  await introduce(page, 'Ann');
  const { invitation } = await makeTable(page, { game: 'base', players: 2 });
  await page.goto(invitation);
  await sitDown(page, 1);
  await sitDown(page, 2);
  await beginGame(page);
  await untilAllAt(0, page);

  await page.getByRole('button', { name: words.menu.title }).click();
  await page.getByRole('menuitem', { name: words.menu.notices }).click();
  const sheet = page.getByRole('dialog', { name: notices.title });
  await expect(sheet.getByText(notices.none)).toBeVisible();
  await sheet.getByLabel(notices.address).fill(receiver.url);
  await sheet.getByRole('button', { name: notices.add, exact: true }).click();
  const hook = sheet.getByRole('listitem').filter({ hasText: receiver.url });
  await expect(sheet.getByLabel(notices.secret)).toHaveValue(/^\S{16,}$/u);

  await clean(page, 'notices', '[role=dialog]');
  await hook.getByRole('button', { name: notices.test }).click();
  await expect(hook.getByRole('status')).toContainText('204');
  expect(receiver.received.map((body) => JSON.parse(body) as unknown)).toContainEqual(
    expect.objectContaining({ notice: 'test', seat: 1 }),
  );

  await hook.getByRole('button', { name: notices.remove }).click();
  await expect(hook).toHaveCount(0);
  await expect(sheet.getByText(notices.none)).toBeVisible();
  await sheet.getByLabel(notices.address).fill('ftp://example.org/turns');
  await sheet.getByRole('button', { name: notices.add, exact: true }).click();
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: app.close, exact: true })).toBeVisible();
  await clean(page, 'a refusal');
});
