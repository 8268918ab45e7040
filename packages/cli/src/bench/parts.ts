// What the small things cost: a copy, a sight, a resample, a replay, a command early and late in a game; and the heap.
import {
  apply,
  legal,
  replay,
  seedFromText,
  start,
  type Command,
  type Game,
  type GameRecord,
} from '@cordon/engine';
import {
  below,
  blankState,
  copyInto,
  resampleInto,
  seedRandom,
  sightInto,
  sightOf,
} from '@cordon/engine/inner';
import { anyCommand, RandomGames } from './games.ts';
import { cost, cpuSeconds, heapNow, median, RUNS, type Measured } from './measure.ts';

/** A state in the middle of a game. */
function middle(game: Game): RandomGames {
  const games = new RandomGames(game, anyCommand);
  for (let number = 0; ; number++) {
    games.begin(number);
    for (let step = 0; step < 20 && games.state.over === 0; step++) games.step();
    if (games.state.over === 0) return games;
  }
}

export function copyCost(game: Game): Measured {
  const { state } = middle(game);
  const other = blankState(game);
  return cost(2_000_000, (times) => {
    for (let i = 0; i < times; i++) copyInto(other, state);
  });
}

/** Looks from one seat after the other. */
export function sighting(game: Game): (times: number) => void {
  const { state } = middle(game);
  const other = blankState(game);
  return (times) => {
    for (let i = 0; i < times; i++) sightInto(other, state, i % game.shape.seats);
  };
}

/** Deals what is hidden anew, from what the first seat sees. */
export function resampling(game: Game): (times: number) => void {
  const { state, random } = middle(game);
  const sight = sightOf(state, 0);
  const other = blankState(game);
  return (times) => {
    for (let i = 0; i < times; i++) resampleInto(other, sight, random);
  };
}

export const sightCost = (game: Game): Measured => cost(100_000, sighting(game));

export const resampleCost = (game: Game): Measured => cost(100_000, resampling(game));

/** Records whole random games as people would keep them. */
function recordGames(game: Game, count: number): GameRecord[] {
  const random = new Int32Array(4);
  seedRandom(random, Int32Array.of(5, 6, 7, 8));
  return Array.from({ length: count }, (_, index) => {
    const seed = seedFromText(`recorded ${String(index)}`);
    const { state } = start(game, seed);
    const commands: Command[] = [];
    while (state.over === 0) {
      const offered = legal(state);
      const command = offered[below(random, offered.length)]!;
      apply(state, command);
      commands.push(command);
    }
    return { config: game.config, seed, commands };
  });
}

/** A replay with every command checked and every fact told. */
export function replayCost(game: Game): Measured {
  const records = recordGames(game, 50);
  return cost(500, (times) => {
    for (let i = 0; i < times; i++) replay(records[i % records.length]!);
  });
}

const TENTHS = 10;
const TOGETHER = 200;
const BATCHES = 20;

/** Nanoseconds of a command in each tenth of the game, the setup not counted. */
export function costByTenth(game: Game): number[] {
  const tables = Array.from({ length: TOGETHER }, () => new RandomGames(game, anyCommand));
  const rounds = Array.from({ length: RUNS }, (_, round) => tenthsOf(tables, round * BATCHES * TOGETHER));
  return Array.from({ length: TENTHS }, (_, tenth) => median(rounds.map((values) => values[tenth]!)));
}

/** Many games go on side by side, so that a tenth of all of them is long enough to be measured. */
function tenthsOf(tables: readonly RandomGames[], first: number): number[] {
  const spent = new Float64Array(TENTHS);
  const steps = new Float64Array(TENTHS);
  for (let batch = 0; batch < BATCHES; batch++) {
    const number = (index: number): number => first + batch * TOGETHER + index;
    const lengths = tables.map((table, index) => lengthOf(table, number(index)));
    for (const [index, table] of tables.entries()) table.begin(number(index));
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      const upTo = (length: number, part: number): number => Math.floor((length * part) / TENTHS);
      const counts = lengths.map((length) => upTo(length, tenth + 1) - upTo(length, tenth));
      spent[tenth]! += cpuSeconds(() => {
        for (const [index, table] of tables.entries()) for (let i = counts[index]!; i > 0; i--) table.step();
      });
      steps[tenth]! += counts.reduce((sum, count) => sum + count, 0);
    }
  }
  return Array.from(spent, (seconds, tenth) => (seconds * 1e9) / steps[tenth]!);
}

function lengthOf(table: RandomGames, number: number): number {
  let length = 0;
  for (table.begin(number); table.state.over === 0; length++) table.step();
  return length;
}

/** Bytes by which the heap grows over a number of commands. */
export function heapGrowth(game: Game, commands: number): number {
  const games = new RandomGames(game, anyCommand);
  games.play(2000);
  const before = heapNow();
  const until = games.played.commands + commands;
  while (games.played.commands < until) games.playOne();
  return heapNow() - before;
}
