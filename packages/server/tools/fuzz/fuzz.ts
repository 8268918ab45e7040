// Sends hostile messages over real sockets to a real server process, while honest people play there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestCookie } from '../../test/support/client.ts';
import { startProcess, type Address, type ServerProcess } from '../../test/support/process.ts';
import { makeChance } from '../chaos/chance.ts';
import { logsOfFile } from '../chaos/logs.ts';
import { Attacker } from './attacker.ts';
import { Counts, sumOf } from './counts.ts';
import { playHonestly, type Honest } from './honest.ts';
import { readMemory, Watch } from './memory.ts';
import type { Message } from './messages/next.ts';
import { Scene } from './scene.ts';
import { setUpTable } from './stage.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly messages: number;
  /** `raised`: so high that every message is looked at; `usual`: what an operator gets who says nothing. */
  readonly limits: 'raised' | 'usual';
  readonly attackers: number;
  readonly honestTables: number;
  readonly say?: (words: string) => void;
}

export interface Outcome {
  readonly counts: Counts;
  readonly seconds: number;
  /** Seconds of the processor that the server used. */
  readonly busy: number;
  readonly honest: Honest;
  /** Resident memory of the server in bytes. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  readonly faults: readonly string[];
}

const MOST_FAULTS = 20;

const USUAL: Readonly<Record<string, string>> = {
  CORDON_MESSAGES_PER_SECOND: '',
  CORDON_MESSAGE_BURST: '',
  CORDON_MAX_SOCKETS_PER_ADDRESS: '',
  CORDON_MAX_SOCKETS_PER_GUEST: '',
  CORDON_TABLES_PER_HOUR: '',
  CORDON_GUESTS_PER_HOUR: '',
};

export async function fuzz(options: FuzzOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'cordon-fuzz-'));
  const file = join(folder, 'cordon.db');
  const child = startProcess({
    CORDON_DATA: file,
    CORDON_LOG: 'warn',
    CORDON_METRICS: 'open',
    // Addresses that were made up by chance belong to somebody.
    CORDON_HOOKS: 'off',
    ...(options.limits === 'usual' ? USUAL : {}),
  });
  try {
    return await attack(options, child, await child.serving, file);
  } finally {
    child.kill('SIGTERM');
    await child.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(
  options: FuzzOptions,
  child: ServerProcess,
  address: Address,
  file: string,
): Promise<Outcome> {
  const { seed, limits, say = () => {} } = options;
  const faults: string[] = [];
  const stop = new AbortController();
  const fault = (words: string): void => {
    faults.push(words);
    say(`FAULT: ${words}`);
    if (faults.length >= MOST_FAULTS) stop.abort();
  };
  let isOver = false;
  const dies = async (): Promise<never> => {
    const { code, signal } = await child.ended;
    if (!isOver) fault(`the server ended (${String(code ?? signal)}): ${child.said().slice(-2000)}`);
    stop.abort();
    throw new Error('the server is gone');
  };
  const death = dies();
  death.catch(() => {});
  const counts = new Counts();
  const scene = new Scene();
  const past: Message[] = [];
  const before = await readMemory(address.http);
  const watch = new Watch(address.http, before.started, fault, (bytes) => {
    const megabytes = String(Math.round(bytes / 1_048_576));
    say(`${String(sumOf(counts.kinds))} messages, ${String(faults.length)} faults, ${megabytes} MB`);
  });
  const began = performance.now();
  const enough = new AbortController();
  const honest = Promise.all(
    Array.from({ length: options.honestTables }, (_, index) =>
      playHonestly({
        address,
        logs: logsOfFile(file),
        scene,
        seed: seed + index,
        pause: limits === 'usual' ? 150 : 20,
        fault,
        enough: enough.signal,
      }),
    ),
  );
  const staged = keepStage({ address, scene, seed, counts, enough: enough.signal });
  const each = Math.ceil(options.messages / options.attackers);
  await Promise.all(
    Array.from({ length: options.attackers }, async (_, number) => {
      const cookie = number % 4 === 0 ? undefined : await guestCookie(address.http, `Eve ${String(number)}`);
      const source = { seed, scene, past };
      const manner = limits === 'usual' ? 'flood' : 'wait';
      const parts = { number, address, cookie, source, counts, fault, manner, stop: stop.signal } as const;
      await Promise.race([new Attacker(parts).run(each), death]).catch((error: unknown) => {
        fault(`attacker ${String(number)}: ${String(error)}`);
      });
    }),
  );
  enough.abort();
  await Promise.race([staged, death]).catch(() => {});
  const played = sum(await Promise.race([honest, death]).catch(() => []));
  const seconds = (performance.now() - began) / 1000;
  const most = await watch.stop();
  const after = await readMemory(address.http).catch(() => ({ bytes: 0, busy: 0 }));
  for (const line of child.logged.filter((one) => /"level":"(error|fatal)"/u.test(one)))
    fault(`the log says: ${line.slice(0, 500)}`);
  isOver = true;
  return {
    counts,
    seconds,
    busy: after.busy - before.busy,
    honest: played,
    memory: { before: before.bytes, most, after: after.bytes },
    faults,
  };
}

/** After so many messages the attackers get another table to play at. */
const TABLE_EVERY = 1000;

interface Stage {
  readonly address: Address;
  readonly scene: Scene;
  readonly seed: number;
  readonly counts: Counts;
  readonly enough: AbortSignal;
}

async function keepStage({ address, scene, seed, counts, enough }: Stage): Promise<void> {
  const chance = makeChance(seed);
  const cookie = await guestCookie(address.http, 'Eve');
  for (let tables = 0; !enough.aborted;) {
    if (tables * TABLE_EVERY <= sumOf(counts.kinds) + FIRST_TABLES * TABLE_EVERY) {
      await setUpTable(address, cookie, scene, chance);
      tables++;
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const FIRST_TABLES = 4;

function sum(tables: readonly Honest[]): Honest {
  const add = (pick: (one: Honest) => number): number => tables.reduce((total, one) => total + pick(one), 0);
  return {
    games: add(({ games }) => games),
    moves: add(({ moves }) => moves),
    entriesCompared: add(({ entriesCompared }) => entriesCompared),
    boardsCompared: add(({ boardsCompared }) => boardsCompared),
    latencies: tables.flatMap(({ latencies }) => latencies),
  };
}
