// cordon simulate: many games of computer players, and how they went.
import { availableParallelism } from 'node:os';
import { BOTS } from '@cordon/bots';
import { formatConfig, formatSeed, type Game } from '@cordon/engine';
import { readyFolder } from '../arena/saving.ts';
import { numberOf, readArguments, readSeed, textOf, type OptionSpecs } from '../options.ts';
import { peopleAt, sharedOut } from '../people.ts';
import { playerNamed } from '../play/bots.ts';
import { playSeries } from '../simulate/series.ts';
import { endedWith, gamesOf, meanTurns, medianTurns, wilson, type Tally } from '../simulate/tally.ts';
import { readTable, TABLE_HELP, TABLE_OPTIONS } from '../tableOptions.ts';
import { say } from '../terminal/say.ts';
import { Trouble } from '../trouble.ts';

const OPTIONS: OptionSpecs = {
  ...TABLE_OPTIONS,
  games: { type: 'string' },
  player: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  'save-games': { type: 'string' },
};

export const help = `Usage: cordon simulate [options]

Plays many games with computer players. The same seed gives the same result, whatever the number of threads.

  --games N            how many games (1000)
  --player NAME        ${BOTS.join(', ')}, or one for each player: greedy,random (random)
  --jobs N             threads (one for each core)
  --json               the result as JSON
  --save-games DIR     saves every game as a file in this folder

${TABLE_HELP}

Here consent is automatic and windows are possible unless said otherwise.`;

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const game = readTable(values, { consent: 'automatic', windows: 'possible' });
  const games = numberOf(values, 'games', 1, MOST_GAMES, 1000);
  const jobs = numberOf(values, 'jobs', 1, MOST_JOBS, availableParallelism());
  const players = readPlayers(textOf(values, 'player') ?? 'random', game);
  const seed = formatSeed(readSeed(values));
  const folder = textOf(values, 'save-games');
  if (folder !== undefined) readyFolder(folder, false);
  const started = performance.now();
  const tally = await playSeries({ config: game.config, players, seed, folder }, games, jobs);
  const seconds = (performance.now() - started) / 1000;
  const speed = `${format(games / seconds)} games a second with ${String(jobs)} ${jobs === 1 ? 'thread' : 'threads'}, ${seconds.toFixed(1)} s in all.`;
  if (values['json'] === true) {
    console.log(JSON.stringify(resultOf(game, seed, players, tally), undefined, 2));
    console.error(speed);
  } else say(...describe(game, seed, players, tally), speed);
  return 0;
}

function readPlayers(text: string, game: Game): string[] {
  const players = sharedOut(
    game,
    text.split(',').map((name) => playerNamed(name.trim()).name),
  );
  if (players !== undefined) return players;
  const people = peopleAt(game).length;
  const each = people === 1 ? '' : `, or one for each of the ${String(people)} players`;
  throw new Trouble(`--player takes one name${each}.`);
}

function resultOf(game: Game, seed: string, players: readonly string[], tally: Tally): object {
  const games = gamesOf(tally);
  const wins = endedWith(tally, 'won');
  return {
    config: game.config,
    seed,
    players,
    games,
    wins,
    winShare: wins / games,
    winInterval95: wilson(wins, games),
    losses: {
      outbreaks: endedWith(tally, 'outbreaks'),
      cubes: endedWith(tally, 'cubes'),
      cards: endedWith(tally, 'cards'),
    },
    turns: { mean: meanTurns(tally), median: medianTurns(tally) },
    outbreaks: { mean: tally.outbreaks / games },
    commands: { mean: tally.commands / games },
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const format = (count: number): string => (count < 100 ? count.toFixed(1) : count.toFixed(0));

function describe(game: Game, seed: string, players: readonly string[], tally: Tally): string[] {
  const games = gamesOf(tally);
  const wins = endedWith(tally, 'won');
  const [low, high] = wilson(wins, games);
  const loss = (name: 'outbreaks' | 'cubes' | 'cards', words: string): string => {
    const count = endedWith(tally, name);
    return `  ${words.padEnd(20)} ${String(count).padStart(8)}  ${percent(count / games)}`;
  };
  return [
    `${formatConfig(game.config).join(', ')}.`,
    `Players ${players.join(', ')}; seed ${seed}.`,
    `Games  ${String(games)}`,
    `Wins   ${String(wins)}, ${percent(wins / games)} (95 % interval ${percent(low)} to ${percent(high)})`,
    'Losses by',
    loss('outbreaks', 'outbreaks'),
    loss('cubes', 'no cube left'),
    loss('cards', 'no player card left'),
    `Completed turns: mean ${meanTurns(tally).toFixed(2)}, median ${String(medianTurns(tally))}. Outbreaks: mean ${(tally.outbreaks / games).toFixed(2)}.`,
  ];
}
