import { expect, test } from 'vitest';
import { resample, seedFromText, sight, start } from '../../src/index.ts';
import { cellsOf, defineField } from '../../src/kernel/field.ts';
import { below } from '../../src/kernel/random.ts';
import { between } from '../../src/kernel/ranges.ts';
import { NOBODY, type Module } from '../../src/kernel/types.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from './madeUp.ts';

const GOALS = 9;

/** Each seat has a goal of its own that only it knows. */
const goal = defineField('goals.dealt', ({ seats }) => seats, showOwn, between(0, GOALS));
const goals: Module = {
  id: 'goals',
  fields: [goal],
  resample(to, { viewer }, random) {
    const at = cellsOf(to, goal);
    for (let seat = 0; seat < to.game.shape.seats; seat++)
      if (seat !== viewer) to.cells[at + seat] = 1 + below(random, GOALS);
  },
};

function showOwn(...[from, viewer, to]: Parameters<Exclude<typeof goal.sight, string>>): void {
  if (viewer !== NOBODY) to.cells[cellsOf(to, goal) + viewer] = from.cells[cellsOf(from, goal) + viewer]!;
}

test('a module fills its hidden fields again, and keeps what the viewer knows', () => {
  const game = madeUpGame('goals', { modules: [...baseGame.modules, goals] }, { players: 2 });
  const { state } = start(game, seedFromText('goals'));
  const at = cellsOf(state, goal);
  state.cells.set([4, 7], at);
  const found = [new Set<number>(), new Set<number>()];
  for (let run = 0; run < 100; run++) {
    const other = resample(sight(state, 1), seedFromText(String(run)));
    found.forEach((values, seat) => values.add(other.cells[at + seat]!));
    expect(sight(other, 1).table.cells).toEqual(sight(state, 1).table.cells);
  }
  expect([...found[0]!]).toEqual([4]);
  expect(found[1]!.size).toBe(GOALS);
});
