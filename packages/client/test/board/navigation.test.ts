// Keys lead to the place one would point at.
import { describe, expect, it } from 'vitest';
import { nearestInDirection, nextWithInitial, type Stop } from '../../src/board/navigation.ts';
import { IBERIA } from '../../src/maps/iberia.ts';
import { WORLD } from '../../src/maps/world.ts';

const stop = (key: string, x: number, y: number, name = key): Stop => ({ key, at: [x, y], name });

describe('nearestInDirection', () => {
  const stops = [stop('here', 0, 0), stop('ahead', 100, 0), stop('aside', 60, 55), stop('up', 0, -10)];

  it('prefers what lies straight ahead to what is nearer at an angle', () => {
    expect(nearestInDirection(stops, [0, 0], 'right')?.key).toBe('ahead');
  });

  it('takes each direction', () => {
    expect(nearestInDirection(stops, [0, 0], 'up')?.key).toBe('up');
    expect(nearestInDirection(stops, [0, 0], 'down')?.key).toBe('aside');
    expect(nearestInDirection(stops, [100, 0], 'left')?.key).toBe('here');
  });

  it('finds nothing beyond the last one', () => {
    expect(nearestInDirection(stops, [100, 0], 'right')).toBeUndefined();
  });

  it.each([
    ['world', WORLD],
    ['iberia', IBERIA],
  ])('reaches every city of %s from every other', (_, drawing) => {
    const all = Object.entries(drawing.cities).map(([key, { at }]) => ({ key, at, name: key }));
    const byKey = new Map(all.map((one) => [one.key, one]));
    for (const first of all) {
      const reached = new Set([first.key]);
      for (const key of reached)
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = nearestInDirection(all, byKey.get(key)!.at, direction);
          if (next !== undefined) reached.add(next.key);
        }
      expect(all.filter(({ key }) => !reached.has(key)).map(({ key }) => key)).toEqual([]);
    }
  });
});

describe('nextWithInitial', () => {
  const stops = [stop('m', 0, 0, 'Madrid'), stop('e', 0, 0, 'Évora'), stop('l', 0, 0, 'Málaga')];

  it('goes round among those with the letter', () => {
    expect(nextWithInitial(stops, undefined, 'm')?.key).toBe('m');
    expect(nextWithInitial(stops, 'm', 'M')?.key).toBe('l');
    expect(nextWithInitial(stops, 'l', 'm')?.key).toBe('m');
  });

  it('does not mind accents', () => {
    expect(nextWithInitial(stops, 'm', 'e')?.key).toBe('e');
    expect(nextWithInitial(stops, 'm', 'x')).toBeUndefined();
  });
});
