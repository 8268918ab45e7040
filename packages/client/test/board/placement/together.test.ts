// The things of one city find places together, however bad the places are that they begin with.
import { expect, it } from 'vitest';
import { boxAt, common, type Box } from '../../../src/board/placement/box.ts';
import type { Piece } from '../../../src/board/placement/sites.ts';
import { together, type Pricing } from '../../../src/board/placement/together.ts';

/** Ten places in a row, each a little dearer than the one before. */
const piece = (kind: Piece['kind'], more: Partial<Piece> = {}): Piece => ({
  kind,
  candidates: Array.from({ length: 10 }, (_, at) => ({ box: boxAt(at * 10, 0, 10, 10), cost: at })),
  ...more,
});

const meeting = (box: Box, other: Box): number => (common(box, other) > 0 ? 100 : 0);

const pricing = (
  pieces: readonly Piece[],
  dear: readonly number[],
  more: Partial<Pricing> = {},
): Pricing => ({
  priceOf: (at, candidate) => pieces[at]!.candidates[candidate]!.cost + (dear.includes(candidate) ? 1000 : 0),
  meeting,
  tries: 500,
  leavingOut: false,
  ...more,
});

it('gives each its own place, the cheapest in sum', () => {
  const pieces = [piece('pawns'), piece('cubes'), piece('name')];
  const places = together(pieces, [-1, -1, -1], pricing(pieces, []));
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
});

it('leaves a bad place even if it may try little', () => {
  const pieces = [piece('pawns'), piece('cubes'), piece('name'), piece('badge')];
  const places = together(pieces, [0, 1, 2, 3], pricing(pieces, [0, 1, 2], { tries: 5 }));
  expect(new Set(places)).toEqual(new Set([3, 4, 5, 6]));
});

it('leaves out what has a price if it is cheaper than any place, and nothing else', () => {
  const pieces = [piece('pawns'), piece('name', { price: 40 })];
  const dear = [...Array.from({ length: 10 }).keys()];
  expect(together(pieces, [0, 1], pricing(pieces, dear, { leavingOut: true }))).toEqual([0, -1]);
  expect(together(pieces, [0, 1], pricing(pieces, dear))).toEqual([0, 1]);
});

it('has no place for what could lie nowhere', () => {
  const pieces = [piece('pawns', { candidates: [] }), piece('name')];
  expect(together(pieces, [-1, -1], pricing(pieces, []))).toEqual([-1, 0]);
});
