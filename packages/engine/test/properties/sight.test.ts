import { describe, expect, it } from 'vitest';
import { legal, resample, sameState, sight, view, type State } from '../../src/index.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { checkPosition, demand } from './invariants.ts';
import { anyKind, careful, playGame, wordsFrom } from './play.ts';

/** Everything that reaches a viewer without facts: the cells of his sight, the named view, his legal commands. */
function reaching(state: State, viewer: number): readonly [Int32Array, string, string] {
  const commands = viewer === 0 ? [] : legal(state, viewer);
  return [sight(state, viewer).table.cells, JSON.stringify(view(state, viewer)), JSON.stringify(commands)];
}

describe('what reaches a viewer', () => {
  it('stays the same to the byte when all that is hidden from him is dealt anew, in every configuration', () => {
    let different = 0;
    for (const [number, { name, game }] of CONFIGURATIONS.entries()) {
      let removed = 0;
      const chooser = number % 2 === 0 ? anyKind : careful;
      playGame(game, `sight ${name}`, chooser, ({ state, facts, chance }) => {
        removed += facts.filter(({ fact }) => fact === 'infectionRemoved').length;
        const forecasting = facts.some(({ fact }) => fact === 'forecastBegan');
        if (!forecasting && chance(9) !== 0) return;
        for (let viewer = 0; viewer <= game.shape.seats; viewer++) {
          const [cells, named, commands] = reaching(state, viewer);
          const other = resample(sight(state, viewer), wordsFrom(`${name} ${String(chance(1 << 30))}`));
          checkPosition(other, removed);
          if (!sameState(other, state)) different++;
          const [otherCells, otherNamed, otherCommands] = reaching(other, viewer);
          demand(
            otherCells.every((cell, index) => cell === cells[index]),
            () => `player ${String(viewer)} sees cells that depend on what is hidden`,
          );
          demand(
            otherNamed === named,
            () => `the view of player ${String(viewer)} depends on what is hidden`,
          );
          demand(
            otherCommands === commands,
            () => `the commands of player ${String(viewer)} depend on what is hidden`,
          );
        }
      });
    }
    expect(different).toBeGreaterThan(1000);
  }, 60_000);

  it('a resampled state plays on to an end', () => {
    for (const [number, { name, game }] of CONFIGURATIONS.entries()) {
      if (number % 9 !== 0) continue;
      playGame(game, `onward ${name}`, careful, ({ state, done }) => {
        if (done !== 20) return;
        const other = resample(sight(state, 1), wordsFrom(name));
        expect(legal(other).length).toBeGreaterThan(0);
      });
    }
  });
});
