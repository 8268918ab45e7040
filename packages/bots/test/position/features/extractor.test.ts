import { randomPlayer } from '@cordon/engine/inner';
import { resample, sight } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/index.ts';
import { makeExtractor } from '../../../src/position/features/extractor.ts';
import { PLAIN_WEIGHTS } from '../../../src/position/plainWeights.ts';
import { gameOf, generator, playThrough } from '../../support/table.ts';

/** Needs what one short game does not bring about; `progress` is of games without goals. */
const RARE = new Set(['progress', 'goal:gone', 'goal:hopeless', 'goal:scarce', 'goal:placed']);

/** So many positions of a game that bots play are looked at. */
const POSITIONS = 120;

describe('the features of a position', () => {
  it('all move in play', () => {
    const game = gameOf({
      players: 4,
      epidemics: 4,
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
    const { count } = extractor;
    const names = extractor.features.map(({ name }) => name);
    const least = new Float64Array(count).fill(Infinity);
    const most = new Float64Array(count).fill(-Infinity);
    const out = new Float64Array(count);
    const novice = makeBot('novice')!;
    for (const player of [randomPlayer, novice]) {
      for (let number = 0; number < 8; number++) {
        let left = player === randomPlayer || number < 2 ? Infinity : POSITIONS;
        playThrough(game, [player, player, player, player], `${player.name} ${String(number)}`, (state) => {
          extractor.extract(state, out);
          out.forEach((value, index) => {
            least[index] = Math.min(least[index]!, value);
            most[index] = Math.max(most[index]!, value);
          });
          return left-- > 0 ? 'go on' : 'enough';
        });
      }
    }
    expect([...least, ...most].every(Number.isFinite)).toBe(true);
    const moving = new Set(names.filter((_, index) => most[index]! > least[index]!));
    expect(names.filter((name) => !moving.has(name) && !RARE.has(name))).toEqual([]);
  });

  // Cards that another seat has looked at count as they were drawn: the events are left out here.
  it('are the same whatever is hidden', () => {
    const game = gameOf({
      players: 3,
      epidemics: 5,
      events: [],
      options: { hands: 'open', consent: 'automatic', windows: 'possible' },
    });
    const extractor = makeExtractor(game, PLAIN_WEIGHTS);
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
