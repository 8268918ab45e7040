// Every set of challenges that can be played is in these suites, and none of them comes near what the tables of the engine have room for.
import { expect, it } from 'vitest';
import { gamesThereAre } from '../../src/index.ts';
import { anyKind, careful, playGame } from './play.ts';
import { GAMES } from './configurations.ts';

const [BASE] = gamesThereAre();
const TABLES = GAMES.flatMap(({ configurations }) => [...configurations]).filter(
  ({ game }) => game.id === BASE!.id,
);

const SETS = 34;
const AT_LEAST = 4;
/** Room: 4,096 offers, 96 cells of the stack, 255 kinds. Random games come to 391, 28 and 149. */
const MOST = { offers: 1024, stack: 48, kinds: 200 };

function tablesBySet(): ReadonlyMap<string, typeof TABLES> {
  const sets = new Map<string, typeof TABLES>();
  for (const table of TABLES) {
    const set = [...table.game.config.challenges].sort().join(' ');
    sets.set(set, [...(sets.get(set) ?? []), table]);
  }
  return sets;
}

const sets = tablesBySet();

it('BRINK-COMB-2 each of the 34 sets of challenges and modes is played at several tables', () => {
  expect(sets.size).toBe(SETS);
  expect([...sets].filter(([, tables]) => tables.length < AT_LEAST).map(([set]) => set)).toEqual([]);
});

/** Cells of the stack in use. */
const stackHeight = (stack: Int32Array): number => stack.findLastIndex((cell) => cell !== 0) + 1;

it('offers, stack and kinds of commands stay far below their room, in every set', () => {
  const found = { offers: 0, stack: 0, kinds: 0 };
  for (const [set, tables] of sets) {
    for (const [number, { game, name }] of tables.slice(0, AT_LEAST).entries()) {
      found.kinds = Math.max(found.kinds, game.kinds.length);
      playGame(game, `limits ${set} ${name}`, number % 2 === 0 ? anyKind : careful, ({ state, commands }) => {
        found.offers = Math.max(found.offers, commands.length);
        found.stack = Math.max(found.stack, stackHeight(state.stack));
      });
    }
  }
  expect(found.offers).toBeLessThan(MOST.offers);
  expect(found.stack).toBeLessThan(MOST.stack);
  expect(found.kinds).toBeLessThan(MOST.kinds);
  // It looked at games, not at nothing.
  expect(found.offers).toBeGreaterThan(100);
  expect(found.stack).toBeGreaterThan(15);
}, 60_000);
