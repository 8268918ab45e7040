// How good a position is for whoever hides.
import { isWonBy } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { mindOf } from '../../src/mind.ts';
import { chanceAt } from '../../src/calibration.ts';
import { weightsOf } from '../../src/weights.ts';
import { withTerrorist } from '../support/terrorist.ts';

const START = {
  terrorist: { city: 'milan', hand: ['delhi'] },
  at: { dispatcher: 'tokyo', researcher: 'tokyo' },
};

function oddsOf(position: Parameters<typeof withTerrorist>[0]): number {
  const state = withTerrorist(position);
  return mindOf(state.game, weightsOf(state.game), 1).judge.odds(state);
}

it('is better for him the worse it is for those who look for him', () => {
  const calm = oddsOf(START);
  expect(oddsOf({ ...START, outbreaks: 5 })).toBeGreaterThan(calm);
  expect(oddsOf({ ...START, cubes: { cairo: { purple: 3 }, lima: { purple: 1 } } })).toBeGreaterThan(calm);
  expect(oddsOf({ ...START, cured: ['blue', 'red'] })).toBeLessThan(calm);
});

it('is worse to be seen, and worse to be near whoever acts next', () => {
  const far = oddsOf(START);
  const near = oddsOf({
    ...START,
    at: { dispatcher: 'paris', researcher: 'tokyo' },
    terrorist: { city: 'milan', hand: ['delhi'], possible: ['milan', 'essen'] },
  });
  const seen = oddsOf({ ...START, at: { dispatcher: 'milan', researcher: 'tokyo' } });
  expect(near).toBeLessThan(far);
  expect(seen).toBeLessThan(near);
});

it('his chance and theirs make one', () => {
  const state = withTerrorist(START);
  const [theirs, his] = [0, 1].map((side) => mindOf(state.game, weightsOf(state.game), side));
  expect(chanceAt(his!.judge, state)).toBeGreaterThan(0.05);
  expect(chanceAt(his!.judge, state) + chanceAt(theirs!.judge, state)).toBeLessThan(1.3);
  expect(his!.value(state) + theirs!.value(state)).toBeCloseTo(1, 0);
});

it('a lost game is his with a purple cube on the board, and nobody’s without one', () => {
  const state = withTerrorist({ ...START, cubes: { cairo: { purple: 1 } } });
  const bare = withTerrorist(START);
  for (const one of [state, bare]) one.over = 2;
  const { judge, value } = mindOf(state.game, weightsOf(state.game), 1);
  expect([isWonBy(state, 1), isWonBy(bare, 1)]).toEqual([true, false]);
  expect([value(state), value(bare)]).toEqual([1, 0]);
  expect([chanceAt(judge, state), chanceAt(judge, bare)]).toEqual([1, 0]);
  expect(judge.odds(state)).toBeGreaterThan(judge.odds(bare));
});
