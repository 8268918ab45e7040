import { expect, test } from './support/test.ts';
import { watchTroubles } from './support/watch.ts';

test('trouble on a page does not go unnoticed', async ({ browser, server }) => {
  const troubles = watchTroubles();
  const context = await browser.newContext({ baseURL: server.http });
  await troubles.watch(context);
  const page = await context.newPage();
  await page.goto('/about');
  expect(troubles.unexpected()).toEqual([]);
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }),
    );
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
  });
  await expect.poll(() => troubles.unexpected().join('\n')).toContain('nobody catches this');
  await expect
    .poll(() => troubles.unexpected().join('\n'))
    .toContain('forbidden by the security policy: style-src');
  troubles.expect(/policy|Content Security/u);
  troubles.expect(/nobody catches/u);
  expect(troubles.unexpected()).toEqual([]);
  await context.close();
});
