import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/modules/games.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const shared = globSync('{kernel,ops,rules}/**/*.ts', { cwd: SOURCE });

/** Words that are ordinary English besides being a name. */
const ORDINARY = new Set(['base', 'team']);
/** Comments say which rules of the catalogues they are about. */
const RULE_ID = /\b[A-Z]+-[A-Z]+-\d+\b/gu;

it('kernel, ops and rules name no game, box, role, event or challenge', () => {
  const names = GAMES.flatMap((game) => [game, ...game.boxes])
    .flatMap(({ id, roles, events, challenges }) => [
      id,
      ...[...roles, ...events, ...challenges].map((module) => module.id),
    ])
    .filter((name) => !ORDINARY.has(name));
  expect(names).toEqual(expect.arrayContaining(['iberia', 'brink', 'archivist', 'infection-zone-ban']));
  expect(shared.length).toBeGreaterThan(40);
  const found = shared.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll(RULE_ID, '').toLowerCase();
    return names
      .filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
