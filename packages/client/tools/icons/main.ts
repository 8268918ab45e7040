// Draws the mark as the files that browsers and home screens ask for: node packages/client/tools/icons/main.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { type Ground, markFile } from '../../src/icons/mark.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

const PICTURES: readonly { readonly name: string; readonly size: number; readonly ground: Ground }[] = [
  { name: 'icon-192.png', size: 192, ground: 'tile' },
  { name: 'icon-512.png', size: 512, ground: 'tile' },
  { name: 'maskable-192.png', size: 192, ground: 'maskable' },
  { name: 'maskable-512.png', size: 512, ground: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, ground: 'maskable' },
];

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await writeFile(join(PUBLIC, 'favicon.svg'), markFile('tile'));

const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: sparticuz.args,
  headless: true,
});
const page = await browser.newPage();
for (const { name, size, ground } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${String(size)}px;height:${String(size)}px}</style>${markFile(ground)}`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', name), omitBackground: true });
}
await browser.close();
