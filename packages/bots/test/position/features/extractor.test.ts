import { randomPlayer } from '@cordon/engine/inner';
import { resample, sight } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/index.ts';
import { makeExtractor } from '../../../src/position/features/extractor.ts';
import { gameOf, generator, playThrough } from '../../support/table.ts';

/** Needs what random play and one short game do not bring about. */
const RARE = new Set([
  'players2',
  'players3',
  'players5',
  'goal1:gone',
  'goal2:gone',
  'goal3:gone',
  'goal4:gone',
]);

describe('the features of a position', () => {
  it('all move in play', () => {
    const game = gameOf({
      players: 4,
      epidemics: 4,
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game);
    const { names, count } = extractor;
    const least = new Float64Array(count).fill(Infinity);
    const most = new Float64Array(count).fill(-Infinity);
    const out = new Float64Array(count);
    const novice = makeBot('novice')!;
    for (const player of [randomPlayer, novice]) {
      for (let number = 0; number < 40; number++) {
        playThrough(game, [player, player, player, player], `${player.name} ${String(number)}`, (state) => {
          extractor.extract(state, out);
          out.forEach((value, index) => {
            expect(Number.isFinite(value)).toBe(true);
            least[index] = Math.min(least[index]!, value);
            most[index] = Math.max(most[index]!, value);
          });
          return player === randomPlayer || number < 8 ? 'go on' : 'enough';
        });
      }
    }
    const still = names.filter((name, index) => !(most[index]! > least[index]!) && !RARE.has(name));
    expect(still.filter((name) => !/^goal\d:(?:reached|ready|readySteps|hopeless)$/u.test(name))).toEqual([
      'players4',
    ]);
  });

  // Cards that another seat has looked at count as they were drawn: the events are left out here.
  it('are the same whatever is hidden', () => {
    const game = gameOf({
      players: 3,
      epidemics: 5,
      events: [],
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game);
    const { count } = extractor;
    const [one, other] = [new Float64Array(count), new Float64Array(count)];
    const random = generator('features');
    let looks = 0;
    playThrough(game, [randomPlayer, randomPlayer, randomPlayer], 'hidden features', (state) => {
      extractor.extract(state, one);
      extractor.extract(resample(sight(state, 1), random), other);
      one.forEach((value, index) => expect(other[index]).toBeCloseTo(value, 9));
      looks++;
      return 'go on';
    });
    expect(looks).toBeGreaterThan(20);
  });
});
