// The keys of links that this browser was told once: the server keeps only their hashes.

export interface Keys {
  readonly invite?: string | undefined;
  readonly watch?: string | undefined;
}

const PREFIX = 'cordon.keys.';

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

/** The link of a table with its key, for friends. */
export function linkOf(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}
