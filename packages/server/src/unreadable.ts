// Tables whose log this version cannot read, or not to its end. Each is reported once; what is in the log stays there.

/** More are counted no further: by then something else is wrong. */
const MOST = 10_000;

export interface Unreadable {
  readonly found: (table: string, why: string) => void;
  readonly has: (table: string) => boolean;
  readonly count: () => number;
}

export function makeUnreadable(report: (table: string, why: string) => void): Unreadable {
  const tables = new Set<string>();
  return {
    found(table, why) {
      if (tables.has(table) || tables.size >= MOST) return;
      tables.add(table);
      report(table, why);
    },
    has: (table) => tables.has(table),
    count: () => tables.size,
  };
}
