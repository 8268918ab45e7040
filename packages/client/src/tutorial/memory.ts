// What the browser keeps of each guided game: which table it is, and what was read there. A browser that keeps nothing begins again.
import type { GuidedId } from '../games/guided.ts';
import { NOTHING_READ, type Memory } from './follow.ts';

const keyOf = (id: GuidedId): string => `cordon.tutorial.${id}`;

export interface Kept extends Memory {
  readonly table: string;
}

/** What was kept, as far as it can be read. */
export function readKept(text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    const table: unknown = Reflect.get(value, 'table');
    const read: unknown = Reflect.get(value, 'read');
    const forgiven: unknown = Reflect.get(value, 'forgiven');
    if (typeof table !== 'string') return undefined;
    return {
      table,
      read: typeof read === 'string' ? read : undefined,
      forgiven: typeof forgiven === 'number' ? forgiven : 0,
    };
  } catch {
    return undefined;
  }
}

export function kept(id: GuidedId): Kept | undefined {
  try {
    return readKept(localStorage.getItem(keyOf(id)));
  } catch {
    return undefined;
  }
}

export function keep(id: GuidedId, memory: Kept): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(memory));
  } catch {
    // The guide goes on; only a reload begins it again.
  }
}

export function forget(id: GuidedId): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // There is nothing to forget.
  }
}

/** What was read at this table. */
export function memoryOf(id: GuidedId, table: string): Memory {
  const known = kept(id);
  return known?.table === table ? { read: known.read, forgiven: known.forgiven } : NOTHING_READ;
}
