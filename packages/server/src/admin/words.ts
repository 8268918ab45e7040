// How tables, entries and bans are shown to an operator.
import { readAbout, type StoredEntry, type TableRow } from '@cordon/tables';
import type { KnownBan } from './guests.ts';

const when = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A table as an object, without what only programs of ours understand. */
export function tableFacts({ table, number, touched, status, listed, about }: TableRow): object {
  return {
    table,
    status,
    listed,
    entries: number,
    touched: new Date(touched).toISOString(),
    about: readAbout(about),
  };
}

export function tableLine({ table, number, touched, status, listed, about }: TableRow): string {
  const { game = '?', seats = [] } = readAbout(about) ?? {};
  const people = seats.map(({ name, bot }) => name ?? (bot === undefined ? '–' : `${bot} (bot)`)).join(', ');
  const mark = listed === 'yes' ? ' listed' : '';
  return `${table.padEnd(20)} ${status.padEnd(9)} ${String(number).padStart(6)}  ${when(touched)}  ${game}${mark}: ${people}`;
}

/** Keys and seeds are nobody's business, and cards would spoil a game. */
const HIDDEN = new Set(['hash', 'invite', 'watch', 'deal', 'moves']);

export function entryFacts({ number, at, body }: StoredEntry): object {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entry = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const shown = Object.entries(entry).filter(([name]) => !HIDDEN.has(name));
  return { number, at: new Date(at).toISOString(), ...Object.fromEntries(shown) };
}

export function entryLine(entry: StoredEntry): string {
  const {
    number,
    at: _,
    entry: kind,
    ...rest
  } = { entry: '', ...entryFacts(entry) } as Readonly<Record<string, unknown>>;
  const words = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `${String(number).padStart(6)}  ${when(entry.at)}  ${String(kind)} ${words.join(' ')}`.trimEnd();
}

export function banLine({ kind, subject, at, until, reason }: KnownBan): string {
  const end = until === undefined ? 'for good' : `until ${when(until)}`;
  return `${kind.padEnd(7)} ${subject.padEnd(24)} since ${when(at)} ${end}${reason === '' ? '' : `: ${reason}`}`;
}
