// The order of waiting outbreaks does not matter: the engine is compared with a second, plain account of the rule that
// takes them in random order, on many random boards.
import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../scenario/scenario.ts';

type Chance = (below: number) => number;
type Board = Map<string, number>;
/** Where the game was lost, only that is compared: the cubes placed until then depend on the order. */
type Outcome = 'lost' | { readonly outbreaks: number; readonly board: Record<string, number> };

const roles = ['operations-expert', 'scientist'];
const CUBES = 24;
const FIRST_OUTBREAKS = 2;

/** A small generator of numbers, the same in every run. */
function chanceFrom(start: number): Chance {
  let word = start;
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

const { game } = scenario({ roles });
const neighbours = (city: string): string[] =>
  Array.from(game.near[game.cityNumbers.get(city)!]!, (other) => game.cityIds[other]!);

/** Full and nearly full cities around a first one, so that chains are long. */
function randomBoard(chance: Chance, centre: string): Board {
  const board: Board = new Map([[centre, 3]]);
  let left = CUBES - 3 - chance(14);
  const around = [centre];
  while (left > 0) {
    const city = around[chance(around.length)]!;
    const next = neighbours(city)[chance(neighbours(city).length)]!;
    const put = Math.min(left, 3 - (board.get(next) ?? 0), 1 + chance(3));
    if (put === 0 && around.length < 12) around.push(next);
    if (put === 0) left -= 1; // a full neighbourhood ends by itself
    else {
      board.set(next, (board.get(next) ?? 0) + put);
      around.push(next);
      left -= put;
    }
  }
  return board;
}

/** The rule as a player would follow it, with waiting outbreaks and neighbours in random order. */
function spreadAtRandom(start: Board, centre: string, chance: Chance): Outcome {
  const board = new Map(start);
  const waiting = [centre];
  const struck = new Set(waiting);
  let outbreaks = FIRST_OUTBREAKS;
  let supply = CUBES - [...board.values()].reduce((sum, count) => sum + count, 0);
  while (waiting.length > 0) {
    const [city] = waiting.splice(chance(waiting.length), 1);
    outbreaks++;
    if (outbreaks === 8) return 'lost';
    const near = neighbours(city!);
    while (near.length > 0) {
      const [next] = near.splice(chance(near.length), 1);
      if (struck.has(next!)) continue;
      if ((board.get(next!) ?? 0) === 3) {
        struck.add(next!);
        waiting.push(next!);
      } else {
        if (supply === 0) return 'lost';
        supply--;
        board.set(next!, (board.get(next!) ?? 0) + 1);
      }
    }
  }
  return { outbreaks, board: Object.fromEntries(board) };
}

function outcomeOf(s: Scenario, colour: string): Outcome {
  const { cubes, ending, outbreaks } = s.view();
  if (ending !== 'running') return 'lost';
  const board = Object.entries(cubes).map(([city, counts]): [string, number] => [city, counts[colour] ?? 0]);
  return { outbreaks, board: Object.fromEntries(board) };
}

describe('Order of chain reactions', () => {
  it('BASE-OUT-10 any order gives the same cubes, the same number of outbreaks and the same result', () => {
    const chance = chanceFrom(2026);
    const seen = { longest: 0, lost: 0 };
    for (let round = 0; round < 150; round++) {
      const number = chance(game.cityIds.length);
      const centre = game.cityIds[number]!;
      const colour = game.colourIds[game.colourOf[number]!]!;
      const board = randomBoard(chance, centre);
      const cubes = Object.fromEntries([...board].map(([city, count]) => [city, { [colour]: count }]));
      const s = scenario({ roles, outbreaks: FIRST_OUTBREAKS, infectNext: [centre], cubes });
      const engine = outcomeOf(s.does('end', 'infect'), colour);
      for (let order = 0; order < 10; order++) expect(spreadAtRandom(board, centre, chance)).toEqual(engine);
      if (engine === 'lost') seen.lost++;
      else {
        s.asks('infections', { left: 1 });
        seen.longest = Math.max(seen.longest, engine.outbreaks - FIRST_OUTBREAKS);
      }
    }
    // Not in vain: some chains were long, some lost the game.
    expect(seen.longest).toBeGreaterThanOrEqual(4);
    expect(seen.lost).toBeGreaterThanOrEqual(10);
  });
});
