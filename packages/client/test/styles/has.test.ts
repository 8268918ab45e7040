// No style sheet asks with `:has()` what lies somewhere in the board or above it. Browsers answer such a question anew whenever anything comes
// or goes there, and style all that lies within: the whole map, three times for each click.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '..', '..');
/** What holds the map. */
const AROUND =
  /(?:^|[\s,(>])(?:\*|:root|html|body|main|#page|\.screen|\.board|\.viewport|\.stage|\.map)(?:\[[^\]]*\]|:is\([^)]*\))*:has\(/u;
/** Only the page itself is styled by it. */
const ALLOWED = new Set(["html:has([role='dialog'][data-state='open'])"]);

const asking = (text: string): string[] =>
  text
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .split(/[{}]/u)
    .map((selector) => selector.trim())
    .filter((selector) => AROUND.test(selector) && !ALLOWED.has(selector));

it('asks nothing of the board or of what lies around it', () => {
  const files = globSync('src/**/*.css', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => asking(readFileSync(join(CLIENT, file), 'utf8')).map((found) => [file, found])),
  ).toEqual([]);
});

it('would find such a question', () => {
  expect(
    asking(".board:has([data-note]) .x { top: 0 }\n.screen[data-shape='low']:has(.a > .b) .c {}"),
  ).toHaveLength(2);
  expect(asking('.dock:has(.x) > .y { top: 0 } .screen .dock:has(.x) {}')).toEqual([]);
});
