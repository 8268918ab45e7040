import { REFUSALS } from '@cordon/protocol';
import { ENDINGS } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/games.ts';
import { LANGUAGES } from '../../../src/words/words.ts';
import { partOf, PARTS, SHARED, WHOLE } from './support/parts.ts';
import { factNames, frameNames, framesNeverAsked, reasonWords } from './support/sources.ts';

const GAME_IDS = GAMES.map(({ id }) => id);
/** The games that say something of this kind: the one whose folder it is in, or all. */
const gamesOf = (game: string | undefined): readonly string[] => (game === undefined ? GAME_IDS : [game]);

describe.each(LANGUAGES)('in %s', (language) => {
  const shared = SHARED[language];
  const words = WHOLE[language];

  test.each(GAMES)(
    '$id: every id of the game has its words',
    ({ id, choices, colours, cities, regions, kinds }) => {
      const part = partOf(language, id);
      expect(words.gameName(id)).toBe(part.name);
      const all = (what: 'roles' | 'events' | 'challenges'): readonly string[] =>
        [choices, ...choices.boxes].flatMap((one) => one[what]);
      // Seats that nobody takes have a role too.
      const added = Object.values(choices.terms).flatMap(({ seats = [], opponent }) =>
        [...seats, ...(opponent === undefined ? [] : [opponent])].map(({ role }) => role),
      );
      expect(Object.keys(part.roles).toSorted()).toEqual([...all('roles'), ...added].toSorted());
      for (const what of ['events', 'challenges'] as const)
        expect(Object.keys(part[what]).toSorted()).toEqual(all(what).toSorted());
      for (const colour of colours) expect(shared.colours).toHaveProperty(colour);
      for (const city of cities) expect(words.cityName(id, city.id)).toBe(city.name[language]);
      for (const region of regions)
        expect(words.regionName(id, region.id)).toBe(
          region.name.map((city) => words.cityName(id, city)).join('–'),
        );
      for (const { name, operands } of kinds) {
        const kind = part.kinds[name] ?? shared.kinds[name];
        expect(kind?.label, name).toMatch(/\p{L}/u);
        expect(kind?.offer !== undefined || Object.keys(operands).length === 0, name).toBe(true);
        for (const operand of Object.keys(operands))
          expect(words.operandQuestion(id, name, operand)).toMatch(/\?$/u);
        for (const asked of Object.keys(kind?.asks ?? {})) expect(operands, name).toHaveProperty(asked);
      }
      for (const event of all('events')) expect(words.kindLabel(id, event)).toContain(part.events[event]);
    },
  );

  test.each(GAMES)('$id: every choice of a table is explained in one sentence', ({ id, choices }) => {
    for (const { name, values } of choices.options) {
      const names = values.map((value) => words.optionValue(id, name, value).name);
      expect(new Set(names).size, name).toBe(values.length);
      for (const explained of [
        words.option(id, name),
        ...values.map((value) => words.optionValue(id, name, value)),
      ])
        expect(explained.about, name).toMatch(/^[\p{Lu}«].*[.?]$/u);
    }
    for (const challenge of choices.challenges)
      expect(words.challenge(id, challenge).about).toMatch(/^\p{Lu}.*\.$/u);
    for (const count of [choices, ...choices.boxes].flatMap(({ epidemics }) => epidemics))
      expect(words.epidemics(count).about).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('no words are left for what no game has', () => {
    const kinds = new Set(GAMES.flatMap((game) => game.kinds.map(({ name }) => name)));
    for (const part of [shared, ...Object.values(PARTS[language])])
      for (const name of Object.keys(part.kinds)) expect(kinds).toContain(name);
  });

  test.each(factNames())('the fact $word has its words', ({ word, game }) => {
    const told = gamesOf(game).every(
      (id) => Object.hasOwn(partOf(language, id).facts, word) || Object.hasOwn(shared.facts, word),
    );
    expect(told || word === 'asked').toBe(true);
  });

  test.each(frameNames().filter(({ word }) => !framesNeverAsked().includes(word)))(
    'the frame $word has its words',
    ({ word, game }) => {
      const ids = word === 'chain' ? ['iberia'] : gamesOf(game);
      for (const id of ids) expect({ ...shared.waits, ...partOf(language, id).waits }).toHaveProperty([word]);
    },
  );

  test.each(reasonWords())('the reason $word has its words', ({ word, game }) => {
    for (const id of gamesOf(game))
      expect({ ...shared.reasons, ...partOf(language, id).reasons }).toHaveProperty([word]);
  });

  test('reasons for one kind of command name a kind and a reason that exist', () => {
    const kinds = new Set(GAMES.flatMap((game) => game.kinds.map(({ name }) => name)));
    const reasons = reasonWords().map(({ word }) => word);
    for (const part of [shared, ...Object.values(PARTS[language])])
      for (const key of Object.keys(part.reasons)) {
        const [first = '', second] = key.split(' ');
        expect(second === undefined || kinds.has(first), key).toBe(true);
        expect(reasons).toContain(second ?? first);
      }
  });

  test('every refusal and every ending has its words', () => {
    for (const code of REFUSALS) expect(shared.refusals[code]).toMatch(/^\p{Lu}.*\.$/u);
    for (const ending of ENDINGS)
      for (const game of GAME_IDS) expect(words.ending(game, ending).sentence).toMatch(/\.$/u);
    expect(Object.keys(shared.endings).toSorted()).toEqual([...ENDINGS, 'abandoned', 'stopped'].toSorted());
  });
});

test('what was looked for in the sources was found', () => {
  expect(factNames().length).toBeGreaterThan(40);
  expect(frameNames().length).toBeGreaterThan(20);
  expect(reasonWords().length).toBeGreaterThan(50);
  expect(framesNeverAsked()).toEqual(
    expect.arrayContaining(['turn', 'epidemic', 'played-event', 'yellow-fever']),
  );
});
