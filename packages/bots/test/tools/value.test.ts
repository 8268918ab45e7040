import { below, seedRandom } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { brierOf, fitValue, valueBy } from '../../tools/value/fit.ts';
import { gatherPositions, type Position } from '../../tools/value/games.ts';

const NAMES = ['offset', 'one', 'two', 'never'];
const TRUE = { offset: -1, one: 2, two: -0.1 };

/** Positions that are won as often as those weights say. */
function positions(count: number): Position[] {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(1, 2, 3, 4));
  const share = (): number => below(random, 1_000_000) / 1_000_000;
  const say = valueBy(NAMES, TRUE);
  return Array.from({ length: count }, (_, deal) => {
    const position = { deal, numbers: Float64Array.of(1, 2 * share(), 20 * share(), 0), won: 0 } as const;
    return { ...position, won: share() < say(position) ? 1 : 0 };
  });
}

describe('the worth of positions', () => {
  it('is found from how they ended, whatever the size of the numbers', () => {
    const { never, ...found } = fitValue(NAMES, positions(20_000));
    expect(never).toBeUndefined();
    expect(found['offset']).toBeCloseTo(TRUE.offset, 0);
    expect(Math.abs(found['one']! - TRUE.one)).toBeLessThan(0.2);
    expect(Math.abs(found['two']! - TRUE.two)).toBeLessThan(0.02);
  });

  it('says more than the mean does about games that it has not seen', () => {
    const all = positions(4000);
    const weights = fitValue(NAMES, all.slice(0, 2000));
    const held = all.slice(2000);
    const mean = held.reduce((sum, { won }) => sum + won, 0) / held.length;
    expect(brierOf(held, valueBy(NAMES, weights))).toBeLessThan(brierOf(held, () => mean) - 0.02);
  });

  it('is learned from games of every table, which are the same for the same series', () => {
    const order = { game: 'base', tables: ['2.4', '3.6'], series: 'value test', from: 0, to: 2 };
    const { names, positions: found } = gatherPositions(order);
    expect(new Set(found.map(({ deal }) => deal))).toEqual(new Set([0, 1]));
    const seats = found.map(({ deal, numbers }) => [deal, numbers[names.indexOf('seats')]]);
    for (const [table, count] of seats) expect(count).toBe(table === 0 ? 2 : 3);
    const again = gatherPositions({ ...order, from: 1 }).positions;
    expect(again).toEqual(found.filter(({ deal }) => deal === 1));
  });
});
