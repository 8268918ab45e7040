import { describe, expect, it } from 'vitest';
import { apply, legal, resample, sameState, sight, type Fact } from '../../src/index.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { checkPosition } from './invariants.ts';
import { anyKind, careful, playGame, wordsFrom } from './play.ts';
import { checkSight } from './reaching.ts';

const removedIn = (facts: readonly Fact[]): number =>
  facts.filter(({ fact }) => fact === 'infectionRemoved').length;

describe.each(GAMES)('what reaches a viewer of $id', ({ id, combinations }) => {
  it('stays the same to the byte when all that is hidden from him is dealt anew, in every configuration', () => {
    let different = 0;
    for (const [number, { name, game }] of combinations.entries()) {
      let removed = 0;
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `sight ${name}`, chooser, ({ state, facts, chance }) => {
        removed += removedIn(facts);
        const forecasting = facts.some(({ fact }) => fact === 'lookedAt');
        if (!forecasting && chance(9) !== 0) return;
        for (let viewer = 0; viewer <= game.shape.seats; viewer++) {
          const other = checkSight(state, viewer, `${name} ${String(chance(1 << 30))}`);
          checkPosition(other, removed);
          if (!sameState(other, state)) different++;
        }
      });
    }
    expect(different).toBeGreaterThan(id === 'sides' ? 400 : 1000);
  }, 60_000);

  it('is enough for a resampled game to go on soundly, from questions and Forecast too', () => {
    for (const [number, { name, game }] of combinations.entries()) {
      let removed = 0;
      playGame(game, `onward ${name}`, number % 4 < 2 ? anyKind : careful, ({ state, facts, chance }) => {
        removed += removedIn(facts);
        const inTheMiddle = facts.some(({ fact }) => fact === 'asked' || fact === 'lookedAt');
        if (state.over !== 0 || (!inTheMiddle && chance(30) !== 0)) return;
        const viewer = chance(game.shape.seats + 1);
        const other = resample(sight(state, viewer), wordsFrom(name));
        let removedThere = removed;
        for (let step = 0; step < 8 && other.over === 0; step++) {
          const applied = apply(other, anyKind(legal(other), chance));
          demand(applied.ok, 'a resampled state refuses what it lists');
          removedThere += removedIn(applied.value);
          checkPosition(other, removedThere);
        }
      });
    }
  }, 60_000);
});
