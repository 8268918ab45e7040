// The page about views says what the engine shows: every field, fact, frame and command, and the maps.
import { readdir, readFile } from 'node:fs/promises';
import { compile, ENDINGS, gamesThereAre, seedFromText, start, view, type Game } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { challengeSets } from '../../tools/challengeSets.ts';

const root = new URL('../../../../', import.meta.url);
const page = await readFile(new URL('docs/protocol-views.md', root), 'utf8');

function gameOf(config: Parameters<typeof compile>[0]): Game {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

const base = gameOf({ game: 'base', boxes: ['brink', 'lab'] });
const iberia = gameOf({ game: 'iberia' });

/** Each game with all its boxes and every set of challenges that the rules allow. */
const games = gamesThereAre().flatMap((choices) => {
  const boxes = choices.boxes.map(({ id }) => id);
  return challengeSets(choices, boxes).map((challenges) =>
    gameOf({ game: choices.id, ...(boxes.length === 0 ? {} : { boxes }), challenges }),
  );
});

function section(title: string): string {
  const [, text] = page.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`the page has no part “${title}”`);
  return text.split('\n## ')[0]!;
}

/** Every word in backticks in the first column of the tables of a text. */
const firstColumn = (text: string): string[] =>
  Array.from(text.matchAll(/^\| (`[^|]*) \|/gmu), ([, cell]) => cell!).flatMap((cell) =>
    Array.from(cell.matchAll(/`([^`]+)`/gu), ([, word]) => word!),
  );

describe('the page about views', () => {
  test('has every field of a view, and every ending', () => {
    const [fields, ...rest] = section('The view').split('**What is known of a deck.**');
    const shown = rest.join('');
    const seen = games.map((game) => view(start(game, seedFromText('a view')).state, 1));
    expect(firstColumn(fields!)).toEqual(Object.keys(seen[0]!));
    for (const { shows } of seen)
      for (const name of Object.keys(shows)) expect(shown, name).toContain(`\`${name}\``);
    for (const ending of ENDINGS) expect(fields).toContain(`\`${ending}\``);
  });

  test('has every frame', () => {
    // The list has gaps where kinds of the other game stand.
    const frames = new Set(games.flatMap((game) => Object.values(game.frames).map((kind) => kind.name)));
    const [, described] = section('The view').split('**Frames.**');
    expect(new Set(firstColumn(described!))).toEqual(frames);
  });

  test('has every command', () => {
    const phrases = games.flatMap((game) => [...game.kindsByName.values()].map((kind) => kind.phrase));
    const text = section('Commands');
    for (const phrase of phrases) expect(text, phrase).toContain(`\`${phrase}\``);
    const described = Array.from(text.matchAll(/^\| (.*`.*) \|.*\|$/gmu), ([, cell]) => cell!).flatMap(
      (cell) => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, word]) => word!),
    );
    for (const phrase of described) expect(phrases).toContain(phrase);
    for (const { phrase, formerly } of games.flatMap((game) => [...game.kindsByName.values()]))
      for (const former of formerly) {
        expect(text).toContain(`\`${former}\``);
        expect(text).toContain(`\`${phrase}\`)`);
      }
  });

  test('has every fact', async () => {
    const modules = new URL('packages/engine/src/modules/', root);
    const names = (await readdir(modules, { recursive: true })).filter((name) => name.endsWith('facts.ts'));
    const files = [
      new URL('packages/engine/src/kernel/facts.ts', root),
      ...names.map((name) => new URL(name, modules)),
    ];
    const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const facts = sources.flatMap((source) =>
      Array.from(source.matchAll(/readonly fact: ('[^;]+);/gu), ([, found]) => found!).flatMap((found) =>
        Array.from(found.matchAll(/'(\w+)'/gu), ([, name]) => name!),
      ),
    );
    expect(facts.length).toBeGreaterThan(40);
    expect(new Set(firstColumn(section('Facts')))).toEqual(new Set(facts));
  });

  test.each([
    ['The map of the base game', base],
    ['The map of Iberia', iberia],
  ])('%s is the map', (title, game) => {
    const [, cities = '', , regions = ''] = section(title).split('```\n');
    const written = cities.trimEnd().split('\n');
    const colours = game.colourIds.flatMap((colour, number) => [
      `# ${colour}`,
      ...game.cityIds.filter((_, city) => game.colourOf[city] === number),
    ]);
    expect(written.map((line) => line.split(':')[0])).toEqual(colours);
    for (const line of written.filter((one) => !one.startsWith('#'))) {
      const [city, near] = line.split(': ') as [string, string];
      const joined = Array.from(game.near[game.cityNumbers.get(city)!]!, (other) => game.cityIds[other]!);
      expect(near.split(' ').toSorted()).toEqual(joined.toSorted());
    }
    const around = regions.trimEnd() === '' ? [] : regions.trimEnd().split('\n');
    expect(around).toEqual(
      game.regionIds.map(
        (id, region) =>
          `${id} (${game.regionShorts[region]!}): ${Array.from(game.citiesOf[region]!, (city) => game.cityIds[city]!).join(' ')}`,
      ),
    );
  });
});
