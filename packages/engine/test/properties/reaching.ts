// What reaches a viewer must not depend on what is hidden from him: deal that anew and compare.
import { hasSides } from '../../src/kernel/seating.ts';
import { legal, resample, sight, view, type State } from '../../src/index.ts';
import { demand } from './demand.ts';
import { wordsFrom } from './play.ts';

/** Everything that reaches a viewer without facts: the cells of his sight, the named view, his legal commands. */
function reaching(state: State, viewer: number): readonly [Int32Array, string, string] {
  const commands = viewer === 0 ? [] : legal(state, viewer);
  return [sight(state, viewer).table.cells, JSON.stringify(view(state, viewer)), JSON.stringify(commands)];
}

/** Gives back the other state, which looks the same to the viewer. */
export function checkSight(state: State, viewer: number, chance: string): State {
  const other = resample(sight(state, viewer), wordsFrom(chance));
  const [cells, named, commands] = reaching(state, viewer);
  const [otherCells, otherNamed, otherCommands] = reaching(other, viewer);
  demand(
    otherCells.every((cell, index) => cell === cells[index]),
    () => `player ${String(viewer)} sees cells that depend on what is hidden`,
  );
  // Between sides nothing is hidden from anybody any more once it is over.
  const isTold = state.over !== 0 && hasSides(state.game);
  demand(
    isTold || otherNamed === named,
    () => `the view of player ${String(viewer)} depends on what is hidden`,
  );
  demand(
    otherCommands === commands,
    () => `the commands of player ${String(viewer)} depend on what is hidden`,
  );
  return other;
}
