// Learns weights from self-play: plays games with the weights there are, fits new ones to how they ended, and so on.
// Usage: npm run learn -- GAME [ROUNDS] [GAMES PER ROUND] [WIDTH] [SERIES]
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import { fit, type Rows } from './fit.ts';
import type { Harvest, Order } from './games.ts';

const [game = 'base', rounds = '4', games = '2700', width = '6', series = 'learning'] = process.argv.slice(2);
const THREADS = availableParallelism();
/** So many rounds are fitted together. */
const ROUNDS_KEPT = 3;
const FITTING = { units: 24, epochs: 4, rate: 5e-4, decay: 0.02 };
/** Of a hundred turns so many are not played by the best plan, so that other positions are seen as well. */
const STRAYS = 6;
const file = join(import.meta.dirname, '..', '..', 'src', 'weights', `${game}.json`);

function play(order: Order): Promise<Harvest> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function together(parts: readonly Harvest[]): Rows {
  const rows = new Float32Array(parts.reduce((sum, part) => sum + part.rows.length, 0));
  let at = 0;
  for (const part of parts) {
    rows.set(part.rows, at);
    at += part.rows.length;
  }
  return {
    names: parts[0]!.names,
    rows,
    games: Int32Array.from(parts.flatMap((part) => Array.from(part.games))),
    won: Uint8Array.from(parts.flatMap((part) => Array.from(part.won))),
  };
}

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(0);

async function main(): Promise<void> {
  let weights = PLAIN_WEIGHTS;
  const kept: Harvest[] = [];
  for (let round = 0; round < Number(rounds); round++) {
    const started = performance.now();
    const share = Math.ceil(Number(games) / THREADS);
    const parts = await Promise.all(
      Array.from({ length: THREADS }, (_, thread) =>
        play({
          game,
          weights,
          series: `${series} ${String(round)}`,
          from: thread * share,
          to: Math.min(Number(games), (thread + 1) * share),
          width: Number(width),
          strays: STRAYS,
        }),
      ),
    );
    kept.push(...parts);
    kept.splice(0, Math.max(0, kept.length - ROUNDS_KEPT * THREADS));
    const wins = parts.reduce((sum, part) => sum + part.wins, 0);
    const played = seconds(started);
    const fitting = performance.now();
    const fitted = fit(together(kept), { ...FITTING, start: weights });
    weights = fitted.weights;
    writeFileSync(file, `${JSON.stringify(weights)}\n`);
    process.stdout.write(
      `round ${String(round + 1)}: ${((100 * wins) / Number(games)).toFixed(1)} % won, played in ${played} s; ` +
        `${String(fitted.rows)} rows, Brier ${fitted.brier.toFixed(4)} (of the mean ${fitted.brierOfMean.toFixed(4)}), ` +
        `fitted in ${seconds(fitting)} s\n`,
    );
  }
}

await main();
