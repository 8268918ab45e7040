import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, nearest } from '../../src/notation/distance.ts';

describe('the distance of two texts', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['drive', 'drvie', 2],
    ['kitten', 'sitting', 3],
    ['paris', 'parts', 1],
  ])('between “%s” and “%s” is %i', (a, b, away) => {
    expect(distance(a, b)).toBe(away);
    expect(distance(b, a)).toBe(away);
  });

  it('is never longer by a detour', () => {
    const text = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(a, b) === 0).toBe(a === b);
      }),
      { seed: 9 },
    );
  });
});

describe('the nearest texts', () => {
  it('are those of a whole comparison, the earlier of two that are equally near', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (typed, candidates, count) => {
          const all = candidates
            .map((candidate) => ({ candidate, away: distance(typed, candidate) }))
            .sort((a, b) => a.away - b.away);
          expect(nearest(typed, candidates, count)).toEqual(
            all.slice(0, count).map(({ candidate }) => candidate),
          );
        },
      ),
    );
  });

  it('come nearest first, no more than asked for', () => {
    expect(nearest('lona', ['tokyo', 'london', 'lima', 'lona'], 3)).toEqual(['lona', 'lima', 'london']);
    expect(nearest('x', [], 3)).toEqual([]);
  });
});
