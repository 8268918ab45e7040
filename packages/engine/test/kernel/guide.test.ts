// The guide names everything that can come up at a table, whatever the table chooses.
import { expect, test } from 'vitest';
import { compile, guides } from '../../src/index.ts';

const all = guides();

test.each(all.map((guide) => [guide.id, guide] as const))(
  'the guide of %s knows the compiled game',
  (id, guide) => {
    const boxes = guide.choices.boxes.map((box) => box.id);
    for (const chosen of [
      {},
      { challenges: guide.choices.challenges },
      ...guide.choices.challenges.map((one) => ({ challenges: [one] })),
      ...boxes.map((box) => ({ boxes: [box] })),
      { boxes },
    ]) {
      const compiled = compile({ game: id, ...chosen });
      if (!compiled.ok) throw new Error(compiled.error.message);
      const game = compiled.value;
      const kinds = new Map(guide.kinds.map((kind) => [kind.name, kind]));
      for (const { name, phrase, operands, spends } of game.kindsByName.values())
        expect(kinds.get(name)).toMatchObject({ name, phrase, operands, spends });
      expect(guide.cities.map((city) => [city.id, city.name.en])).toEqual(
        game.cityIds.map((city, index) => [city, game.cityNames[index]]),
      );
      expect(guide.lines.map((line) => line.id)).toEqual(game.lineIds);
      expect(guide.regions.map((region) => region.id)).toEqual(game.regionIds);
      expect([
        guide.rates,
        guide.outbreakLimit,
        guide.colours.map(() => guide.cubesPerColour),
        guide.colours,
      ]).toEqual([game.rates, game.outbreakLimit, game.cubesOf, game.colourIds]);
    }
  },
);

test('a kind names the roles, events, boxes and challenges it comes with', () => {
  const broughtBy = (game: string, name: string) =>
    all.find(({ id }) => id === game)?.kinds.find((kind) => kind.name === name)?.broughtBy;
  expect(broughtBy('base', 'drive')).toEqual([]);
  expect(broughtBy('base', 'send')).toEqual(['dispatcher']);
  expect(broughtBy('base', 'next')).toEqual(['forecast']);
  expect(broughtBy('base', 'cure-piecemeal')).toEqual(['brink', 'lab']);
  expect(broughtBy('iberia', 'lay')).toEqual(['new-rails', 'ring-railroads']);
  expect(broughtBy('iberia', 'evacuate')).toEqual(['influx-of-patients']);
});

test('every city has a name in both languages', () => {
  for (const { cities } of all)
    for (const { name } of cities) expect([name.en, name.fr].every((text) => text !== '')).toBe(true);
});

test('a guide names the diseases that only challenges have', () => {
  const base = all.find(({ id }) => id === 'base')!;
  expect(base.addedColours).toEqual([
    { challenge: 'mutation', id: 'purple', cubes: 12 },
    { challenge: 'bio-terrorist', id: 'purple', cubes: 12 },
    { challenge: 'worldwide-panic', id: 'purple', cubes: 24 },
  ]);
});
