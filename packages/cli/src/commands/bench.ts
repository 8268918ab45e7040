// cordon bench: how fast the engine is on this machine. Each game is measured in a process of its own, so that the code of one
// cannot slow the other.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BENCHES, type Measurements } from '../bench/benches.ts';
import type { Ratio } from '../bench/against.ts';
import { RUNS } from '../bench/measure.ts';
import type { Effort, GamesResult } from '../bench/randomGames.ts';
import { programOf } from '../bundle/use.ts';
import { readArguments, textOf } from '../options.ts';
import { say } from '../terminal/say.ts';
import { Trouble } from '../trouble.ts';

export const help = `Usage: cordon bench [options]

Measures the engine on one core, per second of CPU, as the median of ${String(RUNS)} runs after a warm-up. Takes some minutes.

  --game NAME          only ${Object.keys(BENCHES).join(', ')} (each in a process of its own)
  --rough              one short run of random games, for a first impression
  --json               the result as JSON`;

export function run(args: readonly string[]): number {
  const { values } = readArguments(
    args,
    { json: { type: 'boolean' }, game: { type: 'string' }, rough: { type: 'boolean' } },
    0,
  );
  const json = values['json'] === true;
  const effort = values['rough'] === true ? 'rough' : 'full';
  const game = textOf(values, 'game');
  if (game !== undefined && !Object.hasOwn(BENCHES, game))
    throw new Trouble(`There is no bench of “${game}”; there are ${Object.keys(BENCHES).join(', ')}.`);
  const machine = machineWords();
  if (!json) say(machine);
  const all: Measurements[] = [];
  for (const name of game === undefined ? Object.keys(BENCHES) : [game]) {
    const measured = measureApart(name, effort);
    if (!json) say(...linesOf(measured));
    all.push(measured);
  }
  if (json) {
    const games = all.flatMap((measured) => measured.games);
    const parts = all.find((measured) => measured.parts !== undefined)?.parts;
    const ratios = all.flatMap((measured) => measured.ratios ?? []);
    const costs = all.flatMap((measured) => measured.costs ?? []);
    console.log(JSON.stringify({ machine, games, parts, ratios, costs }, undefined, 2));
  }
  return 0;
}

/** What a game gives in a process of its own. */
function measureApart(name: string, effort: Effort): Measurements {
  const program = fileURLToPath(programOf(new URL('../bench/process.ts', import.meta.url)));
  const { status, stdout } = spawnSync(process.execPath, [program, name, effort], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Trouble(`The bench of ${name} did not end well.`);
  // The other end of the line is bench/process.ts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(stdout) as Measurements;
}

function linesOf({ games, parts, ratios = [], costs = [] }: Measurements): string[] {
  const lines = [
    ...games.map(gamesWords),
    ...ratios.map((ratio) => `Speed ${ratioWords(ratio)}`),
    ...costs.map((ratio) => `Cost of a ${ratioWords(ratio)}`),
  ];
  if (parts === undefined) return lines;
  return [
    ...lines,
    `Copy of a state: ${parts.copyNanoseconds.toFixed(0)} ns.`,
    `Private hands: sight ${parts.sightMicroseconds.toFixed(1)} us, resample from it ${parts.resampleMicroseconds.toFixed(1)} us.`,
    `Replay of a whole recorded game, all checked and told: ${parts.replayMilliseconds.toFixed(2)} ms.`,
    `Heap growth over a million commands: ${(parts.heapBytesPerMillionCommands / 1024).toFixed(1)} KiB.`,
    `A command by tenths of the game: ${parts.commandNanosecondsByTenth.join(', ')} ns.`,
  ];
}

function gamesWords(result: GamesResult): string {
  return (
    `${result.gamesPerCpuSecond.toFixed(0)} games a CPU-second ` +
    `(runs from ${String(Math.min(...result.runs))} to ${String(Math.max(...result.runs))}): ${result.name}. ` +
    `${result.commandsPerGame.toFixed(1)} commands a game, ${result.legalPerCommand.toFixed(1)} legal each, ` +
    `${result.turnsPerGame.toFixed(2)} completed turns, ${String(result.wins)} wins in ${String(result.games)}.`
  );
}

function ratioWords({ name, ratio, rounds }: Ratio): string {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)].map((value) => value.toFixed(2));
  return `${name}, rounds in turn: ${ratio.toFixed(2)} (from ${least!} to ${most!}).`;
}

function machineWords(): string {
  const all = cpus();
  return `${all[0]?.model.trim() ?? 'unknown processor'}, ${String(all.length)} cores, Node ${process.versions.node}, V8 ${process.versions.v8}`;
}
