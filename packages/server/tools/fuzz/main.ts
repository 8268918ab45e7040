// Fuzzes the protocol: npm run fuzz -- [--messages N] [--seed N] [--results FILE]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz, type FuzzOptions } from './fuzz.ts';
import { summary } from './report.ts';

const RESULTS = join(import.meta.dirname, '../../../../docs/results/fuzz.json');

const USAGE = `usage: npm run fuzz -- [options]
  --messages N     how many messages are sent with raised limits; a tenth more with the usual ones (1000000)
  --seed N         the seed of all choices (a new one)
  --results FILE   where the results go (docs/results/fuzz.json)`;

function readOptions(): { messages: number; seed: number; results: string } | string {
  try {
    const { values } = parseArgs({
      options: {
        messages: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
        results: { type: 'string', default: RESULTS },
      },
    });
    const wrong = [values.messages, values.seed].find((text) => !/^\d{1,9}$/u.test(text));
    if (wrong !== undefined) return `a whole number is needed, not ${wrong}`;
    return {
      messages: Number(values.messages),
      seed: Number(values.seed),
      results: resolve(values.results),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === 'string') {
    console.error(`fuzz: ${options}\n${USAGE}`);
    return 2;
  }
  const { messages, seed, results } = options;
  const say = (words: string): void => console.log(words);
  const parts: readonly FuzzOptions[] = [
    { seed, messages, limits: 'raised', attackers: 32, honestTables: 3, say },
    { seed, messages: Math.ceil(messages / 10), limits: 'usual', attackers: 16, honestTables: 3, say },
  ];
  const all = [];
  for (const part of parts) {
    say(`${String(part.messages)} messages, ${part.limits} limits, seed ${String(seed)}`);
    const result = summary(part, await fuzz(part));
    say(JSON.stringify(result, undefined, 2));
    all.push(result);
  }
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, `${JSON.stringify(all, undefined, 2)}\n`);
  return all.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

process.exitCode = await main();
