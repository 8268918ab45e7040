// What a browser keeps for a page, for tests: a storage that works, and one that refuses everything.
import { vi } from 'vitest';

export function keepIn(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

export function keepNothing(): void {
  const refuse = (): never => {
    throw new Error('this browser keeps nothing');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
