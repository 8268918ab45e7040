import { describe, expect, it } from 'vitest';
import { legal, resample, sameState, sight } from '../../src/index.ts';
import { COMBINATIONS } from './configurations.ts';
import { checkPosition } from './invariants.ts';
import { anyKind, careful, playGame, wordsFrom } from './play.ts';
import { checkSight } from './reaching.ts';

describe('what reaches a viewer', () => {
  it('stays the same to the byte when all that is hidden from him is dealt anew, in every configuration', () => {
    let different = 0;
    for (const [number, { name, game }] of COMBINATIONS.entries()) {
      let removed = 0;
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `sight ${name}`, chooser, ({ state, facts, chance }) => {
        removed += facts.filter(({ fact }) => fact === 'infectionRemoved').length;
        const forecasting = facts.some(({ fact }) => fact === 'forecastBegan');
        if (!forecasting && chance(9) !== 0) return;
        for (let viewer = 0; viewer <= game.shape.seats; viewer++) {
          const other = checkSight(state, viewer, `${name} ${String(chance(1 << 30))}`);
          checkPosition(other, removed);
          if (!sameState(other, state)) different++;
        }
      });
    }
    expect(different).toBeGreaterThan(1000);
  }, 60_000);

  it('a resampled state plays on to an end', () => {
    for (const [number, { name, game }] of COMBINATIONS.entries()) {
      if (number % 9 !== 0) continue;
      playGame(game, `onward ${name}`, careful, ({ state, done }) => {
        if (done !== 20) return;
        const other = resample(sight(state, 1), wordsFrom(name));
        expect(legal(other).length).toBeGreaterThan(0);
      });
    }
  });
});
