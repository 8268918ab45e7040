// Checks the games of a ledger. Bots play each game again and must make the same moves; a game in which a program sat is checked
// against its saved file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile, parseSave } from '@cordon/engine';
import { beamOf } from '../ceiling/name.ts';
import { seeks } from '../ceiling/thread.ts';
import { FAULT_ENDING } from '../engines/fault.ts';
import { readText } from '../files.ts';
import { Progress } from '../terminal/progress.ts';
import { orTrouble } from '../trouble.ts';
import type { Line } from './line.ts';
import type { Outcome } from './outcome.ts';
import { PLAYS, runOrders, type Thread } from './run.ts';
import { hashOfCommands, nameOfGame } from './saving.ts';
import { currentVersions, differenceOf } from './versions.ts';
import type { GameOrder } from './worker.ts';

export interface Finding {
  /** The number of the line, counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface Verified {
  readonly same: number;
  readonly different: readonly Finding[];
  /** Games that cannot be checked here, with the reason. */
  readonly unchecked: readonly Finding[];
}

/** Lines that one kind of thread plays again. */
interface Group {
  readonly thread: Thread;
  readonly orders: GameOrder[];
}

/** `lines` by their numbers; `saved` is the folder with the games' files, if there is one. */
export async function verifyLines(
  lines: ReadonlyMap<number, Line>,
  jobs: number,
  saved: string | undefined,
): Promise<Verified> {
  let same = 0;
  const different: Finding[] = [];
  const unchecked: Finding[] = [];
  const groups = new Map<number | undefined, Group>();
  const tables = new Map<string, number>();
  for (const [number, line] of lines) {
    const reason = whyNotAgain(line);
    if (line.engines !== undefined) {
      const message =
        saved === undefined ? 'a program played; --saved DIR checks its saved game' : fileWrong(line, saved);
      if (message === undefined) same++;
      else (saved === undefined ? unchecked : different).push({ line: number, message });
    } else if (reason === undefined) {
      const beam = beamOf(line.bots[0] ?? '');
      const group = groups.get(beam) ?? { thread: beam === undefined ? PLAYS : seeks(beam), orders: [] };
      groups.set(beam, group);
      group.orders.push(orderOf(line, number, tables));
    } else unchecked.push({ line: number, message: reason });
  }
  const progress = new Progress(lines.size);
  for (const { thread, orders } of groups.values()) {
    await runOrders(orders, jobs, thread, (outcome) => {
      const message = differenceIn(lines.get(outcome.game)!, outcome);
      if (message === undefined) same++;
      else different.push({ line: outcome.game, message });
      progress.show(same + different.length + unchecked.length);
    });
  }
  progress.end();
  return { same, different: inOrder(different), unchecked };
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => one.line - other.line);

/** Why today's rules or bots cannot play this game again. */
function whyNotAgain({ config, bots, versions }: Line): string | undefined {
  const today = currentVersions(bots, config);
  return today === undefined ? `nobody here is called ${bots.join(', ')}` : differenceOf(versions, today);
}

/** The order to play a line again. Its number stands in for that of the deal; equal tables share a cell. */
function orderOf(line: Line, number: number, tables: Map<string, number>): GameOrder {
  const { config, bots, seed } = line;
  const table = JSON.stringify(config);
  const cell = tables.get(table) ?? tables.size;
  tables.set(table, cell);
  return { cell, game: number, config, bots, programs: [], seed, folder: undefined };
}

const COMPARED = ['ending', 'winners', 'turns', 'outbreaks', 'moves'] as const;

function differenceIn(line: Line, outcome: Outcome): string | undefined {
  const name = COMPARED.find((field) => String(line[field]) !== String(outcome[field]));
  if (name === undefined) return undefined;
  return `played again, ${name} is ${String(outcome[name])}, not ${String(line[name])}`;
}

/** What is wrong with the saved game of a line. */
function fileWrong(line: Line, folder: string): string | undefined {
  const path = join(folder, `${nameOfGame(line)}.cordon`);
  if (!existsSync(path)) return `${path} is missing`;
  const saved = parseSave(readText(path));
  if (!saved.ok) return `${path} is not a good saved game: ${saved.error.message}`;
  const ending = line.ending === FAULT_ENDING ? 'running' : line.ending;
  if (saved.value.result !== ending) return `${path} ended with ${saved.value.result}, not ${ending}`;
  const { config, commands } = saved.value;
  const game = orTrouble(compile(config));
  return hashOfCommands(game, commands) === line.moves ? undefined : `${path} holds other moves`;
}
