// Every game and every box has a cover.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BOXES } from '../../src/boxes/boxes.ts';
import { GAMES } from '../../src/games/games.ts';

const COVERS = join(import.meta.dirname, '..', '..', 'public', 'covers');

it.each([...GAMES, ...BOXES].map(({ id }) => id))('%s', (id) => {
  expect(existsSync(join(COVERS, `${id}.svg`))).toBe(true);
});
