// The commands of an operator, each with the words it takes and what it does.
import { isIP } from 'node:net';
import { isGuestId, STATUSES, type Ban } from '@cordon/tables';
import { addressGroup } from '../http/address.ts';
import { EPOCH } from '../store/epoch.ts';
import type { AdminDatabase } from './database.ts';
import {
  ban,
  findGuests,
  forgetGuest,
  listBans,
  removeName,
  renewEpoch,
  unban,
  type Erased,
} from './guests.ts';
import * as tables from './tables.ts';
import { banLine, entryFacts, entryLine, tableFacts, tableLine } from './words.ts';

/** The words of a command are wrong. */
export class Misuse extends Error {}

export interface Asked {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly now: number;
}

export interface Report {
  readonly json: unknown;
  readonly lines: readonly string[];
  readonly code?: number;
}

export interface Command {
  /** How many words it takes, at least and at most. */
  readonly words: readonly [number, number];
  readonly options?: readonly string[];
  readonly use?: 'read' | 'write';
  readonly run: (database: AdminDatabase, asked: Asked) => Promise<Report>;
}

const DAY = 86_400_000;
const done = (line: string): Report => ({ json: { done: line }, lines: [line] });

function numberIn({ values }: Asked, name: string, most: number): number | undefined {
  const text = values[name];
  if (typeof text !== 'string') return undefined;
  return wholeNumber(`--${name}`, text, most);
}

function wholeNumber(what: string, text: string, most: number): number {
  const number = /^\d{1,15}$/u.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new Misuse(`${what} takes a whole number from 1 to ${String(most)}, not “${text}”.`);
  return number;
}

/** A guest by its id, or an address as the server counts it. */
function subjectOf(word: string): Pick<Ban, 'kind' | 'subject'> {
  const address = word.replace(/\/64$/u, '');
  if (isIP(address) > 0) return { kind: 'address', subject: addressGroup(address) };
  if (isGuestId(word)) return { kind: 'guest', subject: word };
  throw new Misuse(`“${word}” is neither an address nor the id of a guest; “find” tells ids.`);
}

function guestOf(word: string): string {
  if (isGuestId(word)) return word;
  throw new Misuse(`“${word}” is not the id of a guest; “find” tells ids.`);
}

function erasedReport(words: string, { rewritten, deleted }: Erased): Report {
  const gone = deleted.length === 0 ? '' : `, ${String(deleted.length)} deleted`;
  return {
    json: { rewritten, deleted },
    lines: [`${words} ${String(rewritten.length)} tables rewritten${gone}.`],
  };
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    words: [0, 0],
    options: ['status', 'listed', 'older', 'limit'],
    async run(database, asked) {
      const named = asked.values['status'];
      const status = STATUSES.find((one) => one === named);
      if (named !== undefined && status === undefined)
        throw new Misuse(`--status takes one of ${STATUSES.join(', ')}, not “${String(named)}”.`);
      const older = numberIn(asked, 'older', 100_000);
      const rows = await tables.listTables(database, {
        status,
        listed: asked.values['listed'] === true ? 'yes' : undefined,
        touchedBefore: older === undefined ? undefined : asked.now - older * DAY,
        limit: numberIn(asked, 'limit', 1_000_000) ?? 50,
      });
      return { json: rows.map(tableFacts), lines: rows.map(tableLine) };
    },
  },
  find: {
    words: [1, 1],
    options: ['limit'],
    async run(database, asked) {
      const [text = ''] = asked.words;
      const limit = numberIn(asked, 'limit', 1_000_000) ?? 50;
      const found = await tables.findTables(database, text, limit);
      const guests = await findGuests(database, text, limit);
      return {
        json: { tables: found.map(tableFacts), guests },
        lines: [...found.map(tableLine), ...guests.map(({ id, name }) => `guest ${id} ${name}`)],
      };
    },
  },
  show: {
    words: [1, 1],
    async run(database, { words: [table = ''] }) {
      const { row, entries } = await tables.showTable(database, table);
      return {
        json: { ...tableFacts(row), log: entries.map(entryFacts) },
        lines: [tableLine(row), ...entries.map(entryLine)],
      };
    },
  },
  close: {
    words: [1, 1],
    use: 'write',
    async run(database, { words: [table = ''], now }) {
      await tables.closeTable(database, table, now);
      return done(`Table ${table} is closed.`);
    },
  },
  delete: {
    words: [1, 1],
    use: 'write',
    async run(database, { words: [table = ''], now }) {
      await tables.deleteTable(database, table, now);
      return done(`Table ${table} is deleted.`);
    },
  },
  'remove-message': {
    words: [2, 2],
    use: 'write',
    async run(database, { words: [table = '', number = ''], now }) {
      await tables.removeMessage(database, table, wholeNumber('NUMBER', number, 1_000_000), now);
      return done(`What entry ${number} of table ${table} said is removed.`);
    },
  },
  'remove-name': {
    words: [1, 1],
    use: 'write',
    run: async (database, { words: [guest = ''], now }) =>
      erasedReport('The name is removed:', await removeName(database, guestOf(guest), now)),
  },
  forget: {
    words: [1, 1],
    use: 'write',
    run: async (database, { words: [guest = ''], now }) =>
      erasedReport('The guest is forgotten:', await forgetGuest(database, guestOf(guest), now)),
  },
  ban: {
    words: [1, 1],
    options: ['days', 'reason'],
    use: 'write',
    async run(database, asked) {
      const subject = subjectOf(asked.words[0] ?? '');
      const days = numberIn(asked, 'days', 100_000);
      const until = days === undefined ? undefined : asked.now + days * DAY;
      const reason = String(asked.values['reason'] ?? '');
      const made = { ...subject, until, reason, at: asked.now };
      await ban(database, made);
      return { json: made, lines: [banLine(made)] };
    },
  },
  unban: {
    words: [1, 1],
    use: 'write',
    async run(database, { words: [word = ''], now }) {
      const { kind, subject } = subjectOf(word);
      await unban(database, kind, subject, now);
      return done(`The ${kind} ${subject} may come in again.`);
    },
  },
  bans: {
    words: [0, 0],
    async run(database) {
      const bans = await listBans(database);
      return { json: bans, lines: bans.map(banLine) };
    },
  },
  retention: {
    words: [0, 0],
    options: ['days', 'dry-run'],
    use: 'write',
    async run(database, asked) {
      const days = numberIn(asked, 'days', 100_000);
      if (days === undefined) throw new Misuse('retention needs --days N.');
      const really = asked.values['dry-run'] === true ? 'no' : 'yes';
      const gone = await tables.deleteUntouched(database, asked.now - days * DAY, asked.now, really);
      const words = really === 'yes' ? 'deleted' : 'would be deleted';
      return { json: { tables: gone, really }, lines: [...gone, `${String(gone.length)} tables ${words}.`] };
    },
  },
  verify: {
    words: [0, Infinity],
    async run(database, { words }) {
      const { read, unreadable } = await tables.verifyLogs(database, words);
      return {
        json: { read, unreadable },
        lines: [
          ...unreadable.map(({ table, why }) => `${table}: ${why}`),
          `${String(read)} tables read, ${String(unreadable.length)} of them unreadable.`,
        ],
        code: unreadable.length === 0 ? 0 : 1,
      };
    },
  },
  epoch: {
    words: [0, 0],
    use: 'write',
    async run(database) {
      await renewEpoch(database, EPOCH);
      return done('The next start begins a new history.');
    },
  },
};
