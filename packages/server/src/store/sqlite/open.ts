// The store of a single server: one SQLite file, no service beside it.
import { closeSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  checkAppend,
  checkGuest,
  checkHook,
  checkText,
  checkWhole,
  makeToken,
  StoreTrouble,
  type Store,
} from '@cordon/tables';
import type { OnCommit } from '../group.ts';
import { text } from '../columns.ts';
import { readDealPage } from '../dealPages.ts';
import { readDelivery } from '../rows.ts';
import { EPOCH } from '../epoch.ts';
import { lockFile } from './lock.ts';
import { asTrouble } from './codes.ts';
import { takeHands, type Hands } from './hands.ts';
import type { Reads } from './reads.ts';
import type { Answer, Write } from './writes.ts';

export interface SqliteOptions {
  readonly file: string;
  readonly onCommit?: OnCommit;
  /** How long to wait for another program, a backup for one, that holds the file. */
  readonly busyMilliseconds?: number;
  /** How many pages the file may have; for tests of a full disk. */
  readonly mostPages?: number;
  /** How often to look for room where the disk is full at the start. */
  readonly retryMilliseconds?: number;
  /** Hears of trouble that the store gets over by itself. */
  readonly onTrouble?: (error: Error) => void;
}

/** Opens the file, and makes it and its folder if they are missing. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  try {
    return await open(options);
  } catch (error) {
    const trouble = asTrouble(error);
    const why = trouble instanceof Error ? trouble.message : String(trouble);
    const message = `${options.file} cannot be used: ${why}.`;
    if (trouble instanceof StoreTrouble) throw new StoreTrouble(trouble.kind, message, error);
    throw new Error(message, { cause: error });
  }
}

async function open({
  file,
  onCommit = () => {},
  onTrouble = () => {},
  busyMilliseconds = 5000,
  retryMilliseconds = 2000,
  mostPages,
}: SqliteOptions): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  // What lies in it is secret to players, so it belongs to the user of the server alone.
  closeSync(openSync(file, 'a', 0o600));
  const path = realpathSync(file);
  const unlock = lockFile(path);
  try {
    const options = { file: path, onCommit, onTrouble, busyMilliseconds, retryMilliseconds, mostPages };
    return makeStore(await takeHands(options), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeStore(hands: Hands, unlock: () => void): Store {
  let closing: Promise<void> | undefined;
  let closed: Error | undefined;

  async function look<Value>(read: (from: Reads) => Value): Promise<Value> {
    if (closed !== undefined) throw closed;
    return read(hands.reads());
  }

  const write = async (wanted: Write): Promise<Answer> => {
    if (closed !== undefined) throw closed;
    return hands.writer().write(wanted);
  };

  async function decide(name: string, make: () => string): Promise<string> {
    const decided = await look((from) => from.setting(name));
    if (decided !== undefined) return decided;
    const value = make();
    checkText('setting', value);
    const [row] = rowsOf(await write({ write: 'setting', name, value }));
    return text(row ?? {}, 'value');
  }

  async function close(): Promise<void> {
    closed = new Error('The store is closed.');
    await hands.close();
    unlock();
  }

  return {
    append: async (append) => {
      checkAppend(append);
      return (await write({ write: 'append', append })) === 'appended' ? 'appended' : 'taken';
    },
    read: (table, after, most) => look((from) => from.read(table, after, most)),
    tablesOf: (guest, limit) => look((from) => from.tablesOf(guest, limit)),
    listedTables: (limit) => look((from) => from.listedTables(limit)),
    dealGames: async (deal, query) => readDealPage(await look((from) => from.deals), deal, query),
    tablesWithBotDue: (before, limit) => look((from) => from.tablesWithBotDue(before, limit)),
    countTables: () => look((from) => from.countTables()),

    putGuest: async (guest, at) => {
      checkGuest(guest, at);
      await write({ write: 'guest', guest, at });
    },
    guest: (id) => look((from) => from.guest(id)),

    putHook: async (hook) => {
      checkHook(hook);
      await write({ write: 'hook', hook });
    },
    hooksOf: (table) => look((from) => from.hooksOf(table)),
    dropHook: async (id) => {
      await write({ write: 'drop-hook', id });
    },
    putDelivery: async (hook, body, at) => {
      checkText('notice', body);
      checkWhole('The time of a notice', at);
      await write({ write: 'delivery', hook, body, at });
    },
    claimDeliveries: async (now, until, limit) =>
      rowsOf(await write({ write: 'claim', now, until, limit })).map(readDelivery),
    endDelivery: async (id) => {
      await write({ write: 'end-delivery', id });
    },
    retryDelivery: async (id, due) => {
      checkWhole('The time of a delivery', due);
      await write({ write: 'retry-delivery', id, due });
    },
    returnDelivery: async (id, due) => {
      checkWhole('The time of a delivery', due);
      await write({ write: 'return-delivery', id, due });
    },

    setting: decide,

    queues: () => look((from) => ({ commits: hands.waiting(), notices: from.countDeliveries() })),
    operations: (after) => look((from) => from.operations(after)),
    bans: () => look((from) => from.bans()),
    epoch: () => decide(EPOCH, makeToken),

    // There is no other process: the file is locked against them.
    tell: () => {},
    hear: () => {},

    check: async () => {
      await write({ write: 'pulse', at: Date.now() });
      await look((from) => from.setting(''));
    },
    close: () => (closing ??= close()),
  };
}

const rowsOf = (answer: Answer) => (typeof answer === 'string' ? [] : answer);
