// Tunes weights by self-play: every game is played with weights a little different from those there are; what went with winning
// says which way to change them all. Each round has deals of its own, so that nothing is learned by heart.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import type { Weights } from '../../src/position/weights.ts';
import { runAll, sharesOf } from '../support/threads.ts';
import { readWeights } from '../support/weightsFile.ts';
import { variation, type Order, type Trial } from './games.ts';

const HELP = `Tunes weights by self-play.
  --game NAME     base (usual) or iberia
  --tables LIST   players and epidemics (usual 2.5,3.4,3.5,4.4,4.5)
  --rounds N      (usual 6)
  --games N       games in each round (usual 3600)
  --width N       width of the plans (usual 8)
  --series TEXT   what the deals are drawn from (usual "tuning")
  --start FILE    weights to begin with (usual: those set by hand)
  --jobs N        threads (usual: as many as there are cores)
  --out FILE      where the weights go after every round
  --slopes FILE   where it is told how the score goes with the logarithm of each weight`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    game: { type: 'string', default: 'base' },
    tables: { type: 'string', default: '2.5,3.4,3.5,4.4,4.5' },
    rounds: { type: 'string', default: '6' },
    games: { type: 'string', default: '3600' },
    width: { type: 'string', default: '8' },
    series: { type: 'string', default: 'tuning' },
    start: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: 'weights.json' },
    slopes: { type: 'string' },
  },
});

const SPREAD = 0.3;
/** Beside winning a goal reached counts a little: it tells good play from bad where few games are won. */
const REACHED = 0.06;
/** How much of the slope of the rounds before is kept. */
const MEMORY = 0.6;
/** Change in the logarithm of a weight for a slope of one, and the largest change. */
const STEP = 3;
const MOST = 0.25;
const GAMES = Number(values.games);
const THREADS = Number(values.jobs);

function scoreOf({ isWon, reached }: Trial): number {
  return (isWon ? 1 : 0) + REACHED * reached;
}

/** How the score changes with the logarithm of each weight; what differs between tables is taken out first. */
function slopes(trials: readonly Trial[], series: string, count: number): Float64Array {
  const sums = new Map<number, { sum: number; games: number }>();
  for (const trial of trials) {
    const { sum, games } = sums.get(trial.cell) ?? { sum: 0, games: 0 };
    sums.set(trial.cell, { sum: sum + scoreOf(trial), games: games + 1 });
  }
  const slope = new Float64Array(count);
  trials.forEach((trial, index) => {
    const { sum, games } = sums.get(trial.cell)!;
    const better = scoreOf(trial) - sum / games;
    variation(series, index, count).forEach((difference, i) => {
      slope[i]! += (better * difference) / (SPREAD * trials.length);
    });
  });
  return slope;
}

async function main(): Promise<void> {
  let weights: Weights = values.start === undefined ? PLAIN_WEIGHTS : readWeights(values.start);
  const names = Object.keys(weights);
  const slope = new Float64Array(names.length);
  for (let round = 1; round <= Number(values.rounds); round++) {
    const series = `${values.series} ${String(round)}`;
    const orders = sharesOf(GAMES, THREADS).map((share): Order => ({
      game: values.game,
      tables: values.tables.split(','),
      weights,
      names,
      series,
      ...share,
      width: Number(values.width),
      spread: SPREAD,
    }));
    const parts = await runAll<Trial[]>(new URL('worker.ts', import.meta.url), orders);
    const trials = parts.flat();
    slopes(trials, series, names.length).forEach((now, i) => {
      slope[i] = MEMORY * slope[i]! + (1 - MEMORY) * now;
    });
    const warm = 1 - MEMORY ** round;
    weights = Object.fromEntries(
      names.map((name, i) => {
        const change = Math.max(-MOST, Math.min(MOST, (STEP * slope[i]!) / warm));
        return [name, Number((weights[name]! * Math.exp(change)).toPrecision(4))] as const;
      }),
    );
    writeFileSync(values.out, `${JSON.stringify(weights, undefined, 1)}\n`);
    if (values.slopes !== undefined)
      writeFileSync(
        values.slopes,
        `${JSON.stringify(Object.fromEntries(names.map((name, i) => [name, slope[i]! / warm])), undefined, 1)}\n`,
      );
    const wins = trials.filter(({ isWon }) => isWon).length;
    const reached = trials.reduce((sum, trial) => sum + trial.reached, 0);
    process.stdout.write(
      `round ${String(round)}: ${((100 * wins) / trials.length).toFixed(1)} % won, ` +
        `${(reached / trials.length).toFixed(2)} goals reached\n`,
    );
  }
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
