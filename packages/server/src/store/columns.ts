// Reads single values of rows of both databases. Imports nothing: the thread that writes starts with it in no time.

export type Row = Readonly<Record<string, unknown>>;

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`The database holds no text in the column ${column}.`);
  return value;
}

/** PostgreSQL sends large integers as text. */
export function whole(row: Row, column: string): number {
  const value = row[column];
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw new Error(`The database holds no whole number in the column ${column}.`);
}
