// Whatever the engine has in a box, the page has in the folder of that box: words in every language, pictures, colours, explanations.
import { compile, seedFromText, start, view } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { BOXES, boxOf } from '../../src/boxes/boxes.ts';
import { faceWith } from '../../src/boxes/face.ts';
import { boxesOf, wordsOf } from '../../src/boxes/load.ts';
import { factsOf, GAMES } from '../../src/games/games.ts';
import { CARDS, EVENTS, KINDS, PORTRAITS, ROLES } from '../../src/icons/lookups.ts';
import { lookUp } from '../../src/rules/explain/lookUp.ts';
import { speakerOf } from '../../src/words/game/index.ts';
import { titleOf } from '../../src/words/game/telling/names.ts';
import { LANGUAGES } from '../../src/words/words.ts';
import { extentOf } from '../icons/path.ts';
import { catalogue } from '../rules/catalogue.ts';
import { wrongIn } from '../rules/typography.ts';
import { ownKinds } from '../support/ownKinds.ts';

const CHOSEN = GAMES.flatMap((guide) => {
  const own = new Set(ownKinds(guide));
  const { terms } = guide.choices;
  // Seats that nobody takes have a role too.
  const added = (challenge: string): readonly string[] => {
    const { seats = [], opponent } = terms[challenge] ?? {};
    return [...seats, ...(opponent === undefined ? [] : [opponent])].map(({ role }) => role);
  };
  return guide.choices.boxes.map((box) => ({
    id: box.id,
    game: guide.id,
    box: { ...box, roles: [...box.roles, ...box.challenges.flatMap(added)] },
    kinds: guide.kinds
      .filter((kind) => !own.has(kind))
      .filter(({ broughtBy }) =>
        broughtBy.some(
          (one) =>
            [...box.roles, ...box.events].includes(one) ||
            // What a challenge takes from another box has its place there.
            (box.challenges.includes(one) && guide.choices.terms[one]?.needs.length !== 1),
        ),
      )
      .map(({ name }) => name),
  }));
});

it.each([
  ['en', 'The virulent strain is the red disease. In force: Slippery Slope and Rate Effect.'],
  [
    'fr',
    'La souche virulente est la maladie rouge. En vigueur\u00a0: Pente glissante et Effet d’entrainement.',
  ],
] as const)(
  'says which disease is the virulent strain to those who listen (%s)',
  async (language, sentence) => {
    const words = await wordsOf(language, { game: 'base', boxes: ['brink'] });
    const compiled = compile({ boxes: ['brink'], challenges: ['virulent-strain'] });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const seen = view(start(compiled.value, seedFromText('strain')).state, 1);
    const speaker = speakerOf({ language, game: 'base', seats: [], you: [1] });
    const strain = { colour: 'red', inForce: ['slippery-slope', 'rate-effect'], drawn: [] };
    const told = words.describeTracks(speaker, { ...seen, shows: { ...seen.shows, strain } });
    expect(told).toContain(sentence);
    expect(words.describeTracks(speaker, seen)).not.toContain(sentence.slice(0, 12));
  },
);

/** Cards that are resolved when they are drawn, at a table with these boxes and as many of their challenges as can be combined. */
function cardsWith(game: string, boxes: readonly string[]): readonly string[] {
  const { choices } = factsOf(game);
  const challenges = choices.boxes.filter((box) => boxes.includes(box.id)).flatMap((box) => box.challenges);
  const known = new Set<string>();
  for (const challenge of challenges) {
    if (!(choices.terms[challenge]?.needs ?? []).every((box) => boxes.includes(box))) continue;
    const compiled = compile({ game, boxes, challenges: [challenge] });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const { cardIds, infectionIds } = compiled.value;
    for (const card of [...cardIds, ...infectionIds]) known.add(card);
  }
  const held = new Set([
    ...factsOf(game).cities.map((city) => city.id),
    ...[choices, ...choices.boxes].flatMap(({ events }) => events),
  ]);
  return [...known].filter((card) => !held.has(card) && !card.startsWith('epidemic-'));
}

/** Those that no box before it brings. */
function ownCards(game: string, id: string): readonly string[] {
  const all = factsOf(game).choices.boxes.map((box) => box.id);
  const before = all.slice(0, all.indexOf(id));
  const known = cardsWith(game, before);
  return cardsWith(game, [...before, id]).filter((card) => !known.includes(card));
}

it('has a folder for each box of the engine, and no other', () => {
  expect(BOXES.map(({ id, game }) => [game, id])).toEqual(CHOSEN.map(({ id, game }) => [game, id]));
});

describe.each(CHOSEN)('$id', ({ id, game, box, kinds }) => {
  /** The section that tells of a command: that of what brings it. */
  const bringerOf = (kind: string): string => {
    const { broughtBy } = factsOf(game).kinds.find(({ name }) => name === kind)!;
    // Whoever has the name of a challenge is no role that could be dealt.
    const isRole = (one: string): boolean => box.roles.includes(one) && !box.challenges.includes(one);
    if (broughtBy.some(isRole)) return 'roles';
    return broughtBy.find((one) => box.challenges.includes(one)) ?? 'events';
  };
  const cards = ownCards(game, id);
  const missing = (names: readonly string[], known: object): string[] =>
    names.filter((name) => !Object.hasOwn(known, name));

  it('has a cover in every language', () => {
    const { name, about, picture } = boxOf(id)!;
    for (const language of LANGUAGES)
      for (const text of [name[language], about[language]]) {
        expect(text.length).toBeGreaterThan(3);
        expect(wrongIn(language, text)).toEqual([]);
      }
    for (const path of [picture.line, picture.solid]) {
      const { left, top, right, bottom } = extentOf(path!);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0.4);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(23.6);
    }
  });

  it('has pictures, each unlike all others, and colours of roles', async () => {
    await boxesOf('en', [id]);
    expect(missing(box.roles, ROLES)).toEqual([]);
    expect(missing(box.roles, PORTRAITS)).toEqual([]);
    expect(missing(box.events, EVENTS)).toEqual([]);
    expect(missing(kinds, KINDS)).toEqual([]);
    expect(missing(cards, CARDS)).toEqual([]);
    for (const drawings of [ROLES, PORTRAITS, EVENTS]) {
      const pictures = Object.values(drawings).map((picture) => JSON.stringify(picture));
      expect(new Set(pictures).size).toBe(pictures.length);
    }
    for (const [name, { line, solid }] of Object.entries({ ...ROLES, ...EVENTS, ...CARDS, ...KINDS }))
      for (const [path, room] of [
        [line, 1],
        [solid, 0.4],
      ] as const) {
        if (path === undefined) continue;
        const { left, top, right, bottom } = extentOf(path);
        expect(Math.min(left, top), name).toBeGreaterThanOrEqual(room);
        expect(Math.max(right, bottom), name).toBeLessThanOrEqual(24 - room);
      }
    const { roleColours } = faceWith(game, await boxesOf('en', [id]));
    expect(missing(box.roles, roleColours)).toEqual([]);
    const colours = Object.values(roleColours);
    expect(new Set(colours).size).toBe(colours.length);
    for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/u);
  });

  it.each(LANGUAGES)('has words for nothing else (%s)', async (language) => {
    const [loaded] = await boxesOf(language, [id]);
    expect(Object.keys(loaded!.texts.roles).toSorted()).toEqual(box.roles.toSorted());
    expect(Object.keys(loaded!.texts.events).toSorted()).toEqual(box.events.toSorted());
    expect(Object.keys(loaded!.texts.challenges).toSorted()).toEqual(box.challenges.toSorted());
    expect(Object.keys(loaded!.texts.epidemics).toSorted()).toEqual(cards.toSorted());
  });

  it.each(LANGUAGES)('explains all of it (%s)', async (language) => {
    const [loaded] = await boxesOf(language, [id]);
    const explanations = await loaded!.explain();
    const whats = [
      ...box.roles.map((role) => ['role', role] as const),
      ...box.events.map((event) => ['event', event] as const),
      ...kinds.map((kind) => ['action', kind] as const),
      ...box.challenges.map((challenge) => ['challenge', challenge] as const),
      ...cards.map((card) => ['card', card] as const),
    ];
    const sections = new Map<string, string>([
      ...kinds.map((kind) => [`action ${kind}`, bringerOf(kind)] as const),
      ...box.roles.map((role) => [`role ${role}`, 'roles'] as const),
      ...box.events.map((event) => [`event ${event}`, 'events'] as const),
    ]);
    const found = whats.map(([kind, name]) => ({
      name,
      kind,
      explanation: lookUp(explanations, { kind, id: name }),
    }));
    expect(found.filter(({ explanation }) => explanation === undefined).map(({ name }) => name)).toEqual([]);
    for (const { name, kind, explanation } of found) {
      const { title, text, points, rules, section, book } = explanation!;
      expect(text.length, name).toBeGreaterThan(20);
      expect(text.length, name).toBeLessThan(420);
      expect(points.length, name).toBeLessThanOrEqual(3);
      expect(points.length > 0 || kind === 'action', name).toBe(true);
      expect(rules.length, name).toBeGreaterThan(0);
      expect(
        rules.filter((rule) => !catalogue.has(rule)),
        name,
      ).toEqual([]);
      expect(book, name).toBe(id);
      const allowed = kind === 'card' ? boxOf(id)!.challenges : [sections.get(`${kind} ${name}`) ?? name];
      expect(allowed, name).toContain(section);
      expect([title, text, ...points].flatMap((each) => wrongIn(language, each))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('comes with a table that uses it, and only then (%s)', async (language) => {
    const [plain, boxed] = await Promise.all([
      wordsOf(language, { game }),
      wordsOf(language, { game, boxes: [id] }),
    ]);
    const [loaded] = await boxesOf(language, [id]);
    for (const role of box.roles) {
      expect(boxed.roleName(game, role)).toBe(loaded!.texts.roles[role]!.name);
      expect(plain.roleName(game, role)).toBe(titleOf(role));
    }
  });
});
