// How long others wait beside one greedy guest: for a bot's turn, for a hint, for a notice. Each is measured alone and beside the guest.
//
//   node packages/server/tools/bench/fair/main.ts [--rounds 8] [--out docs/results/fair.json]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median, round } from '../quantiles.ts';
import { besideBots } from './bots.ts';
import { besideHints } from './hints.ts';
import { besideHooks } from './hooks.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, out: { type: 'string' } } });
const rounds = Number(values.rounds ?? 8);

const CASES = { bots: besideBots, hints: besideHints, hooks: besideHooks };
const found: Record<string, unknown> = {};
for (const [name, measure] of Object.entries(CASES)) {
  const { alone, beside } = await measure(rounds);
  const [before, after] = [median(alone), median(beside)];
  found[name] = { alone: round(before), beside: round(after), ratio: round(after / before), rounds };
  console.log(
    `${name}: ${round(before)} s alone, ${round(after)} s beside a greedy guest: ${round(after / before)} times`,
  );
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(found, undefined, 2)}\n`);
