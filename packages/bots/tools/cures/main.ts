// Counts the cures (or research) that bots left on the table: within reach in a turn, and not reached in it.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll, sharesOf } from '../support/threads.ts';
import type { Order, WatchedGame } from './games.ts';
import type { Within } from './watch.ts';

const HELP = `Counts the cures that were within reach in a turn of a bot, at once or after one other action, and how many of them it left.
  --bot NAME        (usual: fast)
  --game NAME       base (usual) or iberia
  --boxes LIST      (usual: none)
  --challenges LIST (usual: none)
  --players N       (usual: 2)
  --epidemics N     (usual: 4)
  --list NAME       the list of deals: tuning (usual), reporting, challenges
  --games N         deals of the list (usual: 20)
  --from N          the first of them, counted from 1 (usual: 1)
  --jobs N          threads (usual: as many as there are cores)
Each cure that was left is printed, with what was played instead and when it was reached later.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'fast' },
    game: { type: 'string', default: 'base' },
    boxes: { type: 'string', default: '' },
    challenges: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    epidemics: { type: 'string', default: '4' },
    list: { type: 'string', default: 'tuning' },
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const listOf = (text: string): string[] => text.split(',').filter((item) => item !== '');

async function main(): Promise<void> {
  const file = join(import.meta.dirname, '..', '..', 'seeds', `${values.list}.txt`);
  const seeds = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[\da-f]+$/u.test(line))
    .slice(Number(values.from) - 1)
    .slice(0, Number(values.games));
  const request = {
    game: values.game,
    boxes: listOf(values.boxes),
    challenges: listOf(values.challenges),
    players: Number(values.players),
    epidemics: Number(values.epidemics),
    options: { hands: 'open', consent: 'automatic', windows: 'possible' },
  };
  const orders = sharesOf(seeds.length, Number(values.jobs)).map(({ from, to }): Order => ({
    request,
    bot: values.bot,
    seeds: seeds.slice(from, to),
  }));
  const parts = await runAll<WatchedGame[]>(new URL('worker.ts', import.meta.url), orders);
  const games = parts.flat();
  for (const game of games)
    for (const one of game.within) if (one.how === 'left') process.stdout.write(wordsOf(game, one));
  process.stdout.write(summaryOf(games));
}

function wordsOf({ seed, reached, ending, isWon, turns }: WatchedGame, one: Within): string {
  const { turn, seat, colour, after, isAvoidable, goneWith, played } = one;
  const later =
    reached[colour] === undefined ? 'never reached' : `reached in turn ${String(reached[colour])}`;
  return (
    `${seed} turn ${String(turn)}, seat ${String(seat)}: ${colour}${isAvoidable ? ' (avoidable)' : ''} ` +
    `${after.length === 0 ? 'at once' : `after ${after.join(', ')}`}; ${goneWith === undefined ? 'there at last' : `gone with ${goneWith}`}; ` +
    `${later}; ${isWon ? 'won' : `lost by ${ending}`} after ${String(turns)} turns\n    ${played.join('; ')}\n`
  );
}

function summaryOf(games: readonly WatchedGame[]): string {
  const all = games.flatMap(({ within }) => within);
  const say = (name: string, some: readonly Within[]): string => {
    const left = some.filter(({ how }) => how === 'left');
    const last = left.filter(({ goneWith }) => goneWith === undefined);
    return `${name}: ${String(some.length)}, left ${String(left.length)} (${String(last.length)} of them there at last)\n`;
  };
  const won = games.filter(({ isWon }) => isWon).length;
  return (
    `${String(games.length)} games, ${String(won)} won\n` +
    say(
      'cures within reach at once',
      all.filter(({ after }) => after.length === 0),
    ) +
    say(
      'after one action',
      all.filter(({ after }) => after.length > 0),
    )
  );
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
