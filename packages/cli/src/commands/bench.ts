// cordon bench: how fast the engine is on this machine.
import { cpus } from 'node:os';
import { compile, type ConfigRequest, type Game } from '@cordon/engine';
import { anyAction, anyCommand, RandomGames, type Choice } from '../bench/games.ts';
import { cost, RUNS } from '../bench/measure.ts';
import { copyCost, costByTenth, heapGrowth, replayCost, resampleCost, sightCost } from '../bench/parts.ts';
import { readArguments } from '../options.ts';
import { say } from '../terminal/say.ts';
import { orTrouble } from '../trouble.ts';

export const help = `Usage: cordon bench [--json]

Measures the engine on one core, per second of CPU, as the median of ${String(RUNS)} runs after a warm-up. Takes a minute or two.`;

const FAST = { hands: 'open', consent: 'automatic', windows: 'possible' };
const HEAP_COMMANDS = 1_000_000;

interface GamesResult {
  readonly name: string;
  readonly gamesPerCpuSecond: number;
  readonly runs: readonly number[];
  readonly commandsPerGame: number;
  readonly legalPerCommand: number;
  readonly turnsPerGame: number;
  readonly wins: number;
  readonly games: number;
}

export function run(args: readonly string[]): number {
  const { values } = readArguments(args, { json: { type: 'boolean' } }, 0);
  const json = values['json'] === true;
  const tell = (line: string): void => (json ? undefined : say(line));
  const machine = machineWords();
  tell(machine);
  const full = gameOf({ players: 4, epidemics: 5, options: FAST });
  const secret = gameOf({ players: 4, epidemics: 5, options: { ...FAST, hands: 'private' } });
  const games = [
    randomGames('4 players, 5 epidemics, 7 roles, 5 events', full, anyCommand, 5_000),
    randomGames(
      'the same, windows always',
      gameOf({ players: 4, epidemics: 5, options: { ...FAST, windows: 'always' } }),
      anyCommand,
      5_000,
    ),
    randomGames(
      'cross-check: 2 players, 4 epidemics, 4 roles, no events, all actions used',
      gameOf(CROSS_CHECK),
      anyAction,
      10_000,
    ),
  ];
  for (const result of games) tell(gamesWords(result));
  const parts = {
    copyNanoseconds: copyCost(full).median * 1e9,
    sightMicroseconds: sightCost(secret).median * 1e6,
    resampleMicroseconds: resampleCost(secret).median * 1e6,
    replayMilliseconds: replayCost(full).median * 1e3,
    heapBytesPerMillionCommands: heapGrowth(full, HEAP_COMMANDS),
    commandNanosecondsByTenth: costByTenth(full).map(Math.round),
  };
  if (json) console.log(JSON.stringify({ machine, games, parts }, undefined, 2));
  tell(`Copy of a state: ${parts.copyNanoseconds.toFixed(0)} ns.`);
  tell(
    `Private hands: sight ${parts.sightMicroseconds.toFixed(1)} us, resample from it ${parts.resampleMicroseconds.toFixed(1)} us.`,
  );
  tell(`Replay of a whole recorded game, all checked and told: ${parts.replayMilliseconds.toFixed(2)} ms.`);
  tell(`Heap growth over a million commands: ${(parts.heapBytesPerMillionCommands / 1024).toFixed(1)} KiB.`);
  tell(`A command by tenths of the game: ${parts.commandNanosecondsByTenth.join(', ')} ns.`);
  return 0;
}

/** As two other engines have measured: 7.9 to 8.0 completed turns, no win. */
const CROSS_CHECK: ConfigRequest = {
  players: 2,
  epidemics: 4,
  pool: ['operations-expert', 'researcher', 'medic', 'scientist'],
  events: [],
  options: FAST,
};

function gameOf(request: ConfigRequest): Game {
  return orTrouble(compile(request));
}

function randomGames(name: string, game: Game, choose: Choice, count: number): GamesResult {
  const games = new RandomGames(game, choose);
  const { median, runs } = cost(count, (times) => games.play(times));
  const { played } = games;
  return {
    name,
    gamesPerCpuSecond: 1 / median,
    runs: runs.map((seconds) => Math.round(1 / seconds)),
    commandsPerGame: played.commands / played.games,
    legalPerCommand: played.offered / played.commands,
    turnsPerGame: played.turns / played.games,
    wins: played.endings[1]!,
    games: played.games,
  };
}

function gamesWords(result: GamesResult): string {
  return (
    `${result.gamesPerCpuSecond.toFixed(0)} games a CPU-second ` +
    `(runs from ${String(Math.min(...result.runs))} to ${String(Math.max(...result.runs))}): ${result.name}. ` +
    `${result.commandsPerGame.toFixed(1)} commands a game, ${result.legalPerCommand.toFixed(1)} legal each, ` +
    `${result.turnsPerGame.toFixed(2)} completed turns, ${String(result.wins)} wins in ${String(result.games)}.`
  );
}

function machineWords(): string {
  const all = cpus();
  return `${all[0]?.model.trim() ?? 'unknown processor'}, ${String(all.length)} cores, Node ${process.versions.node}, V8 ${process.versions.v8}`;
}
