// The store of a single server: one SQLite file, no service beside it.
import { closeSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkAppend, checkGuest, checkHook, checkText, checkWhole, type Store } from '@cordon/tables';
import type { OnCommit } from '../group.ts';
import { text } from '../columns.ts';
import { readDelivery } from '../rows.ts';
import { lockFile } from './lock.ts';
import { openReads } from './reads.ts';
import type { Reads } from './reads.ts';
import { startWriter } from './writer.ts';
import type { Writer } from './writer.ts';
import type { Answer } from './writes.ts';

export interface SqliteOptions {
  readonly file: string;
  readonly onCommit?: OnCommit;
  /** How long to wait for another program, a backup for one, that holds the file. */
  readonly busyMilliseconds?: number;
}

/** Opens the file, and makes it and its folder if they are missing. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  try {
    return await open(options);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${options.file} cannot be used: ${why}.`, { cause: error });
  }
}

async function open({ file, onCommit = () => {}, busyMilliseconds = 5000 }: SqliteOptions): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  // What lies in it is secret to players, so it belongs to the user of the server alone.
  closeSync(openSync(file, 'a', 0o600));
  const path = realpathSync(file);
  const unlock = lockFile(path);
  try {
    const writer = await startWriter(path, busyMilliseconds, onCommit);
    return makeStore(writer, openReads(path, busyMilliseconds), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeStore(writer: Writer, reads: Reads, unlock: () => void): Store {
  let closing: Promise<void> | undefined;
  let closed: Error | undefined;

  async function look<Value>(read: (from: Reads) => Value): Promise<Value> {
    if (closed !== undefined) throw closed;
    return read(reads);
  }

  async function close(): Promise<void> {
    await writer.drain();
    closed = new Error('The store is closed.');
    // Only the last connection to close tidies the file up, and it must be one that can write.
    reads.close();
    await writer.close();
    unlock();
  }

  return {
    append: async (append) => {
      checkAppend(append);
      return (await writer.write({ write: 'append', append })) === 'appended' ? 'appended' : 'taken';
    },
    read: (table, after, most) => look((from) => from.read(table, after, most)),
    tablesOf: (guest, limit) => look((from) => from.tablesOf(guest, limit)),
    listedTables: (limit) => look((from) => from.listedTables(limit)),
    tablesOfDeal: (deal, limit) => look((from) => from.tablesOfDeal(deal, limit)),
    tablesWithBotDue: (before, limit) => look((from) => from.tablesWithBotDue(before, limit)),
    countTables: () => look((from) => from.countTables()),

    putGuest: async (guest, at) => {
      checkGuest(guest, at);
      await writer.write({ write: 'guest', guest, at });
    },
    guest: (id) => look((from) => from.guest(id)),

    putHook: async (hook) => {
      checkHook(hook);
      await writer.write({ write: 'hook', hook });
    },
    hooksOf: (table) => look((from) => from.hooksOf(table)),
    dropHook: async (id) => {
      await writer.write({ write: 'drop-hook', id });
    },
    putDelivery: async (hook, body, at) => {
      checkText('notice', body);
      checkWhole('The time of a notice', at);
      await writer.write({ write: 'delivery', hook, body, at });
    },
    claimDeliveries: async (now, until, limit) =>
      rowsOf(await writer.write({ write: 'claim', now, until, limit })).map(readDelivery),
    endDelivery: async (id) => {
      await writer.write({ write: 'end-delivery', id });
    },
    retryDelivery: async (id, due) => {
      checkWhole('The time of a delivery', due);
      await writer.write({ write: 'retry-delivery', id, due });
    },
    returnDelivery: async (id, due) => {
      checkWhole('The time of a delivery', due);
      await writer.write({ write: 'return-delivery', id, due });
    },

    setting: async (name, make) => {
      const decided = await look((from) => from.setting(name));
      if (decided !== undefined) return decided;
      const value = make();
      checkText('setting', value);
      const [row] = rowsOf(await writer.write({ write: 'setting', name, value }));
      return text(row ?? {}, 'value');
    },

    // There is no other process: the file is locked against them.
    tell: () => {},
    hear: () => {},

    check: async () => {
      await writer.write({ write: 'pulse', at: Date.now() });
      await look((from) => from.setting(''));
    },
    close: () => (closing ??= close()),
  };
}

const rowsOf = (answer: Answer) => (typeof answer === 'string' ? [] : answer);
