// Plays thousands of games on pairs of servers and compares what they say: npm run secrets -- --games 5000 --seed text. With --sides only
// they are games in which some play against others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ConfigRequest } from '@cordon/engine';
import { drawConfigurations, gameOf } from './configurations.ts';
import { compareGame } from './game.ts';
import { Leak } from './leak.ts';
import { fixNodeChance } from './nodeChance.ts';
import { hasSides } from './scene.ts';
import { Tally } from './tally.ts';

const RESULTS = join(import.meta.dirname, '../../../../docs/results/secrets.json');

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '5000' },
      seed: { type: 'string', default: 'secrets' },
      /** Begins with this game, to see a leak again. */
      from: { type: 'string', default: '1' },
      sides: { type: 'string', default: 'any' },
      results: { type: 'string', default: RESULTS },
    },
  });
  const games = Number(values.games);
  const from = Number(values.from);
  if (!Number.isInteger(games) || games < 1 || !Number.isInteger(from) || from < 1) {
    console.error('secrets: --games and --from are whole numbers from 1 on');
    return 2;
  }
  if (values.sides !== 'any' && values.sides !== 'only') {
    console.error('secrets: --sides is any or only');
    return 2;
  }
  const isWanted = values.sides === 'any' ? undefined : (config: ConfigRequest) => hasSides(gameOf(config));
  const tally = new Tally();
  const began = performance.now();
  fixNodeChance();
  for (const [index, config] of drawConfigurations(games, values.seed, isWanted).entries()) {
    if (index + 1 < from) continue;
    try {
      tally.add(config, await compareGame(`${values.seed} ${String(index + 1)}`, config));
    } catch (error) {
      if (!(error instanceof Leak)) throw error;
      console.error(`secrets: game ${String(index + 1)} tells something\n${error.message}`);
      return 1;
    }
    if (tally.games % 250 === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${String(tally.games)} games, ${String(tally.compared['bytes'])} bytes, ${seconds} s`);
    }
  }
  report(tally, (performance.now() - began) / 1000, values);
  return 0;
}

function report(tally: Tally, seconds: number, { seed, results }: { seed: string; results: string }): void {
  const machine = `${String(availableParallelism())} cores, Node ${process.versions.node}`;
  const { games, ways, seats, hidden, elsewhere, ended, compared, choices } = tally;
  const date = new Date().toISOString().slice(0, 10);
  const all = {
    machine,
    date,
    seconds: Math.round(seconds),
    seed,
    games,
    ways,
    seats,
    hidden,
    elsewhere,
    ended,
    compared,
    choices,
  };
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, `${JSON.stringify(all, undefined, 2)}\n`);
  console.log(JSON.stringify({ games, ways, seats, hidden, elsewhere, ended, compared }, undefined, 2));
  console.log(`no byte differed; written to ${results}`);
}

process.exitCode = await main();
