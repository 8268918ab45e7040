import { guides } from '@cordon/engine';
import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/icons/common/entries.ts';
import { ANY_EVENT, ANY_FACT, ANY_KIND, ANY_ROLE } from '../../src/icons/common/fallbacks.ts';
import { type Drawing, drawingOf } from '../../src/icons/drawing.ts';
import { GLYPHS } from '../../src/icons/glyphs/glyphs.ts';
import { BADGES, EVENTS, FACTS, KINDS, ROLES } from '../../src/icons/lookups.ts';
import { MARK } from '../../src/icons/mark.ts';
import { symbolOf, SYMBOLS } from '../../src/icons/symbols.ts';
import { VIAL } from '../../src/icons/VialIcon.tsx';
import { ownKinds } from '../support/ownKinds.ts';
import { extentOf } from './path.ts';

const areas = {
  ROLES,
  EVENTS,
  KINDS,
  FACTS,
  BADGES,
  ENTRIES,
  GLYPHS,
  ANY: { ANY_EVENT, ANY_FACT, ANY_KIND, ANY_ROLE },
};

function expectInside(data: string, room: number, name: string): void {
  const { left, top, right, bottom } = extentOf(data);
  expect(Math.min(left, top), name).toBeGreaterThanOrEqual(room);
  expect(Math.max(right, bottom), name).toBeLessThanOrEqual(24 - room);
}

for (const [area, drawings] of Object.entries(areas))
  test(`every picture of ${area} can be drawn and stays in its box`, () => {
    for (const [name, { line, solid }] of Object.entries<Drawing>(drawings)) {
      expect(line ?? solid, name).toBeDefined();
      if (line !== undefined) expectInside(line, 1, name);
      if (solid !== undefined) expectInside(solid, 0.4, name);
    }
  });

test('symbols, vials and the mark stay in their box', () => {
  for (const data of [...Object.values(SYMBOLS), symbolOf('unheard-of')]) expectInside(data, 0, data);
  for (const data of Object.values(VIAL)) expectInside(data, 0.8, data);
  for (const data of [MARK.keeper, ...Object.values(MARK.cube)]) expectInside(data, 0, data);
  expectInside(MARK.ring, 1.3, 'ring');
});

for (const { id, kinds, choices } of guides()) {
  test(`each role of ${id} has a picture of its own`, () => {
    const pictures = choices.roles.map((role) => drawingOf(ROLES, role, ANY_ROLE));
    expect(pictures).not.toContain(ANY_ROLE);
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(choices.roles.length);
  });

  test(`each event of ${id} has a picture of its own`, () => {
    const pictures = choices.events.map((event) => drawingOf(EVENTS, event, ANY_EVENT));
    expect(pictures).not.toContain(ANY_EVENT);
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(choices.events.length);
  });

  test(`each command of ${id} has a picture`, () => {
    const without = ownKinds({ choices, kinds }).filter(
      ({ name }) => drawingOf(KINDS, name, ANY_KIND) === ANY_KIND,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
}

test('no two roles of all games look the same', () => {
  const pictures = Object.values(ROLES).map((picture) => JSON.stringify(picture));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('what is unknown, even by a name that every object has, gets the general picture', () => {
  expect(drawingOf(ROLES, 'astronaut', ANY_ROLE)).toBe(ANY_ROLE);
  expect(drawingOf(ROLES, 'constructor', ANY_ROLE)).toBe(ANY_ROLE);
  expect(symbolOf('toString')).toBe(symbolOf('green'));
});
