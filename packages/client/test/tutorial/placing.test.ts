// The card lies in the window, beside its target, and hides nothing that has to be chosen.
import { describe, expect, test } from 'vitest';
import { overlap, placeBeside, placeCard, scrollFor, type Box } from '../../src/tutorial/placing.ts';

const window = { width: 1280, height: 720 };
const card = { width: 336, height: 260 };
const row: Box = { left: 8, top: 540, width: 1264, height: 172 };
const place = (target: Box | undefined): Box => ({
  ...placeCard(card, { window, target, clear: [row] }),
  ...card,
});

describe('the card', () => {
  const targets: readonly (readonly [string, Box])[] = [
    ['a city', { left: 380, top: 230, width: 60, height: 60 }],
    ['a city at the edge', { left: 960, top: 60, width: 60, height: 60 }],
    ['a city near the dock', { left: 700, top: 470, width: 60, height: 60 }],
    ['the tracks', { left: 11, top: 11, width: 898, height: 38 }],
    ['the seats', { left: 3, top: 55, width: 234, height: 480 }],
    ['a button in the dock', { left: 340, top: 594, width: 160, height: 54 }],
    ['the hand', { left: 684, top: 540, width: 588, height: 172 }],
  ];
  test.each(targets)('beside %s hides neither it nor the dock, and is whole', (_, target) => {
    const placed = place(target);
    expect(overlap(placed, target)).toBe(0);
    expect(overlap(placed, row)).toBe(0);
    expect(placed.left).toBeGreaterThanOrEqual(0);
    expect(placed.top).toBeGreaterThanOrEqual(0);
    expect(placed.left + placed.width).toBeLessThanOrEqual(window.width);
    expect(placed.top + placed.height).toBeLessThanOrEqual(window.height);
  });

  test('may lie in a corner of the map', () => {
    const map = { left: 235, top: 55, width: 794, height: 481 };
    const placed = place(map);
    expect(overlap(placed, map)).toBe(card.width * card.height);
    expect(overlap(placed, row)).toBe(0);
  });

  test('lies in the middle where there is nothing to point at', () => {
    expect(place(undefined)).toMatchObject({ left: (1280 - 336 - 8) / 2, top: (720 - 260 - 8) / 2 });
  });

  test('stays in a window that is too small for everything', () => {
    const small = { width: 400, height: 300 };
    const placed = placeCard(card, {
      window: small,
      target: { left: 0, top: 0, width: 90, height: 90 },
      clear: [],
    });
    expect(placed.left).toBeGreaterThanOrEqual(8);
    expect(placed.top).toBeGreaterThanOrEqual(8);
  });
});

describe('a phone on its side', () => {
  const low = { width: 740, height: 360 };
  const column: Box = { left: 425, top: 48, width: 315, height: 312 };
  const lying = { width: 303, height: 250 };
  const targets: readonly (readonly [string, Box])[] = [
    ['a city', { left: 380, top: 230, width: 40, height: 40 }],
    ['the menu of a city', { left: 210, top: 200, width: 210, height: 150 }],
    ['the tracks', { left: 0, top: 0, width: 640, height: 48 }],
    ['a button', { left: 430, top: 150, width: 44, height: 44 }],
    ['the hand', { left: 433, top: 240, width: 299, height: 112 }],
  ];
  test.each(targets)('has the card on the other side of %s', (_, target) => {
    const placed = { ...placeBeside(lying, { window: low, target, column }), ...lying };
    expect(overlap(placed, target)).toBe(0);
    expect(placed.left).toBeGreaterThanOrEqual(8);
    expect(placed.left + placed.width).toBeLessThanOrEqual(low.width - 8);
    expect(placed.top + placed.height).toBe(low.height - 8);
  });

  test('shows the whole map beside the card', () => {
    const map = { left: 0, top: 48, width: 425, height: 312 };
    for (const target of [map, undefined])
      expect(overlap({ ...placeBeside(lying, { window: low, target, column }), ...lying }, map)).toBe(0);
  });
});

describe('a narrow page', () => {
  test('stays where it is when the target is above the card', () => {
    expect(scrollFor({ left: 0, top: 100, width: 300, height: 100 }, 560)).toBe(0);
  });

  test('brings a hidden target into the middle of what is free', () => {
    expect(scrollFor({ left: 0, top: 700, width: 300, height: 60 }, 560)).toBe(450);
  });

  test('shows the beginning of a target that is too long', () => {
    expect(scrollFor({ left: 0, top: 300, width: 300, height: 900 }, 560)).toBe(292);
  });

  test('shows the actions too, as far as the target stays in sight', () => {
    const city = { left: 100, top: 200, width: 40, height: 40 };
    const actions = { left: 0, top: 505, width: 390, height: 190 };
    expect(scrollFor(city, 600, actions)).toBe(103);
    expect(scrollFor(city, 480, actions)).toBe(192);
    expect(scrollFor(city, 720, actions)).toBe(0);
    expect(scrollFor(actions, 480, actions)).toBe(360);
  });
});
