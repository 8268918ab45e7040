// Makes chances true: plays held-out deals with the fast bot, fits the calibration on half of them, measures it on the other half,
// and draws the reliability curves. Usage: npm run calibrate [-- GAMES OF THE BASE GAME [GAMES OF IBERIA [GAMES WITH BOXES [GAMES WITH THEIR
// CHALLENGES [GAMES WITH THE LAB]]]]]; what no game is played of stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PLAIN, type Calibration } from '../../src/calibration.ts';
import { binsOf, fitCalibration, measure } from './fit.ts';
import type { Order, Sample } from './games.ts';
import calibration from '../../src/weights/calibration.json' with { type: 'json' };
import { drawReliability, type Series } from './picture.ts';

const [baseGames = '200', iberiaGames = '100', boxGames = '200', challengeGames = '200', labGames = '200'] =
  process.argv.slice(2);
const GAMES = [
  { id: 'base', like: 'base', name: 'base game', count: Number(baseGames) },
  { id: 'iberia', like: 'iberia', name: 'Iberia', count: Number(iberiaGames) },
  { id: 'base with boxes', like: 'base', name: 'base game with boxes', count: Number(boxGames) },
  {
    id: 'base with challenges',
    like: 'base with boxes',
    name: 'base game with challenges of boxes',
    count: Number(challengeGames),
  },
  {
    id: 'base with lab',
    like: 'base with challenges',
    name: 'base game with the lab',
    count: Number(labGames),
  },
];
const THREADS = availableParallelism();
/** Parts of the curve, and positions that a part has at least. */
const BINS = 10;
const PER_BIN = 30;
const root = join(import.meta.dirname, '..', '..');
const seeds = readFileSync(join(root, 'seeds', 'calibration.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function work(order: Order, onGame: () => void): Promise<readonly Sample[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
    worker.on('message', (message: 'game' | readonly Sample[]) => {
      if (message === 'game') onGame();
      else resolve(message);
    });
    worker.once('error', reject);
  });
}

async function samplesOf(id: string, count: number): Promise<Sample[]> {
  if (count > seeds.length) throw new Error(`there are only ${String(seeds.length)} seeds`);
  let played = 0;
  const onGame = (): void => {
    played++;
    if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${String(played)} of ${String(count)} games `);
  };
  const share = Math.ceil(count / THREADS);
  const parts = await Promise.all(
    Array.from({ length: THREADS }, (_, thread) => {
      const first = thread * share;
      return work({ id, seeds: seeds.slice(first, Math.min(count, first + share)), first }, onGame);
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  return parts.flat();
}

const file = join(root, 'src', 'weights', 'calibration.json');
const command = `npm run calibrate -- ${baseGames} ${iberiaGames} ${boxGames} ${challengeGames} ${labGames}`;
const KNOWN: Readonly<Record<string, Calibration>> = calibration.games;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const games: Record<string, unknown> = { ...KNOWN };
const series: Series[] = [];
for (const { id, like, name, count } of GAMES) {
  if (count === 0) continue;
  const started = performance.now();
  const samples = await samplesOf(id, count);
  // Deals that are next to each other are played at different tables.
  const isHeldOut = ({ deal }: Sample): boolean => deal % 2 === 1;
  const held = samples.filter(isHeldOut);
  const fitted = fitCalibration(samples.filter((sample) => !isHeldOut(sample)));
  const measured = measure(held, fitted);
  const [before] = binsOf(held, KNOWN[id] ?? KNOWN[like] ?? PLAIN, 1);
  games[id] = { ...fitted, command, measured };
  series.push({
    name,
    bins: binsOf(held, fitted, Math.min(BINS, Math.ceil(held.length / PER_BIN))),
    brier: measured.brier,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${id}: ${JSON.stringify(fitted)}; on ${String(measured.positions)} positions of ` +
      `${String(measured.games)} held-out games Brier ${measured.brier.toFixed(4)}, uncalibrated ${measured.brierRaw.toFixed(4)}, ` +
      `of the mean ${measured.brierOfMean.toFixed(4)}; ` +
      `before, ${percent(before!.said)} was said where ${percent(before!.won)} were won; ${seconds} s\n`,
  );
}
writeFileSync(file, `${JSON.stringify({ games }, undefined, 2)}\n`);
// A curve that was not measured cannot be drawn again.
if (series.length === GAMES.length)
  writeFileSync(join(root, '..', '..', 'docs', 'pictures', 'reliability.svg'), drawReliability(series));
