// Sends hostile messages over real sockets to a real server process, while honest people play there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestCookie } from '../../test/support/client.ts';
import { startProcess, type Address, type ServerProcess } from '../../test/support/process.ts';
import { Attacker } from './attacker.ts';
import { Counts, sumOf } from './counts.ts';
import { Faults } from './faults.ts';
import type { Honest } from './honest/play.ts';
import { startHonest } from './honest/thread.ts';
import { readMemory, Watch } from './memory.ts';
import type { Message } from './messages/next.ts';
import { Scene } from './scene.ts';
import { keepStage } from './stage.ts';

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

const USUAL: Readonly<Record<string, string>> = {
  CORDON_MESSAGES_PER_SECOND: '',
  CORDON_MESSAGE_BURST: '',
  CORDON_WORK_PER_SECOND: '',
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
  const faults = new Faults(options.say ?? (() => {}));
  try {
    const address = await child.serving;
    const before = await readMemory(address.http);
    const counts = new Counts();
    const watch = new Watch(address.http, before.started, faults.add, (bytes) => {
      const megabytes = String(Math.round(bytes / 1_048_576));
      options.say?.(
        `${String(sumOf(counts.kinds))} messages, ${String(faults.list.length)} faults, ${megabytes} MB`,
      );
    });
    const began = performance.now();
    const honest = await Promise.race([attack(options, { address, file, counts, faults }), death(child)]);
    const seconds = (performance.now() - began) / 1000;
    const most = await watch.stop();
    const after = await readMemory(address.http);
    for (const line of child.logged.filter((one) => /"level":"(error|fatal)"/u.test(one)))
      faults.add(`the log says: ${line.slice(0, 500)}`);
    const memory = { before: before.bytes, most, after: after.bytes };
    return { counts, seconds, busy: after.busy - before.busy, honest, memory, faults: faults.list };
  } finally {
    child.kill('SIGTERM');
    await child.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function death(child: ServerProcess): Promise<never> {
  const { code, signal } = await child.ended;
  throw new Error(`the server ended (${String(code ?? signal)}): ${child.said().slice(-2000)}`);
}

interface Field {
  readonly address: Address;
  readonly file: string;
  readonly counts: Counts;
  readonly faults: Faults;
}

/** Everybody at once, until the attackers are through; what the honest people did meanwhile. */
async function attack(options: FuzzOptions, { address, file, counts, faults }: Field): Promise<Honest> {
  const { seed, limits } = options;
  const scene = new Scene();
  const past: Message[] = [];
  const enough = new AbortController();
  const staged = keepStage({ address, scene, seed, counts, enough: enough.signal });
  const pause = limits === 'usual' ? 150 : 20;
  const honest = startHonest({ address, file, seed, pause, tables: options.honestTables }, scene, faults.add);
  const each = Math.ceil(options.messages / options.attackers);
  const attackers = Array.from({ length: options.attackers }, async (_, number) => {
    const cookie = number % 4 === 0 ? undefined : await guestCookie(address.http, `Eve ${String(number)}`);
    const source = { seed, scene, past };
    const manner = limits === 'usual' ? 'flood' : 'wait';
    const { add: fault, stop } = faults;
    try {
      await new Attacker({ number, address, cookie, source, counts, manner, fault, stop }).run(each);
    } catch (error) {
      faults.add(`attacker ${String(number)}: ${String(error)}`);
    }
  });
  await Promise.all(attackers);
  enough.abort();
  await staged;
  return honest.finish();
}
