// What lies in the database. This page wrote it; what does not look like it is taken for damage.
import type { Guest, StoredEntry, TableRow } from '@cordon/tables';

export interface KeptTable extends TableRow {
  /** Guests who find the table among their own. */
  readonly members: readonly string[];
}

export interface KeptEntry extends StoredEntry {
  readonly table: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTable = (value: unknown): value is KeptTable =>
  isRecord(value) &&
  typeof value['table'] === 'string' &&
  typeof value['number'] === 'number' &&
  typeof value['about'] === 'string' &&
  Array.isArray(value['members']);

const isEntry = (value: unknown): value is KeptEntry =>
  isRecord(value) && typeof value['number'] === 'number' && typeof value['body'] === 'string';

const isGuest = (value: unknown): value is Guest =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

function read<Row>(value: unknown, isRow: (row: unknown) => row is Row): Row {
  if (!isRow(value)) throw new Error('The database holds something else than this page wrote.');
  return value;
}

/** None where the database has none. */
export const readTable = (value: unknown): KeptTable | undefined =>
  value === undefined ? undefined : read(value, isTable);

export const readGuest = (value: unknown): Guest | undefined =>
  value === undefined ? undefined : read(value, isGuest);

export const readSetting = (value: unknown): string | undefined =>
  value === undefined ? undefined : read(value, (text) => typeof text === 'string');

export const readTables = (values: readonly unknown[]): KeptTable[] =>
  values.map((value) => read(value, isTable));

export const readEntries = (values: readonly unknown[]): StoredEntry[] =>
  values.map((value) => {
    const { number, at, body } = read(value, isEntry);
    return { number, at, body };
  });
