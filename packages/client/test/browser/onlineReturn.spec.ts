// The server dies in the middle of a game and comes back: everybody goes on, nothing is lost and nothing happens twice.
import { table as words } from '../../src/words/en/table.ts';
import { clean } from './support/axe.ts';
import { goTo, openPanel, startForTwo, untilAllAt } from './support/online.ts';
import { expect, testAlone } from './support/test.ts';

testAlone.use({ serviceWorkers: 'allow' });

testAlone(
  'a game goes on after the server was killed, without anybody loading the page again',
  async ({ page, openVisitor, server, troubles }) => {
    troubles.expect(/WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/u);
    const { active, other } = await startForTwo(page, await openVisitor());
    await goTo(active, 'chicago');
    await untilAllAt(1, active, other);
    await openPanel(other, words.chat.title);
    const both = [active, other] as const;
    for (const one of both)
      await one.evaluate(() => {
        document.documentElement.dataset['loaded'] = 'once';
      });

    await server.kill();
    for (const one of both) await expect(one.getByText(words.link.waiting).first()).toBeVisible();
    await clean(active, 'a lost line');
    // What is done without a connection waits for it.
    await goTo(active, 'montreal');
    await other.getByLabel(words.chat.write).fill('Are you still there?');
    await other.keyboard.press('Enter');
    await server.restart();

    await untilAllAt(2, active, other);
    for (const one of both) await expect(one.locator('[data-link]')).toHaveCount(0);
    await goTo(active, 'chicago');
    await untilAllAt(3, active, other);
    await openPanel(active, words.chat.title);
    for (const one of both) {
      await expect(
        one.getByRole('list', { name: words.chat.title }).getByText('Are you still there?', { exact: true }),
      ).toHaveCount(1);
      await openPanel(one, words.log.title);
      await expect(one.locator('[data-entry]')).toHaveCount(4);
      expect(await one.evaluate(() => document.documentElement.dataset['loaded'])).toBe('once');
    }
  },
);
