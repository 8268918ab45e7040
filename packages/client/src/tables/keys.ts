// The keys of links that this browser was told once: the server keeps only their hashes.

export interface Keys {
  readonly invite?: string | undefined;
  readonly watch?: string | undefined;
}

const PREFIX = 'cordon.keys.';
const HANDED = 'cordon.handed.';

export function keepKeys(table: string, keys: Keys): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...knownKeys(table), ...keys }));
  } catch {
    // A browser that keeps nothing can have the link renewed.
  }
}

export function knownKeys(table: string): Keys {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const text = (name: string): string | undefined => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'string' ? value : undefined;
    };
    return { invite: text('invite'), watch: text('watch') };
  } catch {
    return {};
  }
}

/** A seat that was handed over is kept for whoever opens its link. */
export function keepHanded(table: string, seat: number, key: string): void {
  try {
    localStorage.setItem(`${HANDED}${table}.${String(seat)}`, key);
  } catch {
    // The link is lost then; whoever made the table can give the seat to others.
  }
}

export function handedKey(table: string, seat: number): string | undefined {
  try {
    return localStorage.getItem(`${HANDED}${table}.${String(seat)}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Somebody has come for the seat: its key is theirs alone now. */
export function forgetHanded(table: string, seat: number): void {
  try {
    localStorage.removeItem(`${HANDED}${table}.${String(seat)}`);
  } catch {
    // Nothing was kept.
  }
}

/** The link of a table for friends; without a key where everybody may come. */
export function linkOf(table: string, key: string | undefined): string {
  const address = `${location.origin}/t/${table}`;
  return key === undefined ? address : `${address}#${key}`;
}
