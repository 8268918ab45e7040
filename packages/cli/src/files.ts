// Reads and writes saved games; whatever the disk says becomes one sentence.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatSave, parseSave, type SavedGame } from '@cordon/engine';
import { orTrouble, Trouble } from './trouble.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Trouble(`The file ${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Reads a saved game and plays it through. */
export function readSave(path: string): SavedGame {
  const saved = parseSave(readText(path));
  if (!saved.ok) throw new Trouble(`The file ${path} is not a good saved game. ${saved.error.message}`);
  return saved.value;
}

export function writeSave(path: string, saved: SavedGame): void {
  const text = orTrouble(formatSave(saved));
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Trouble(`The file ${path} cannot be written: ${reasonOf(error)}.`);
  }
}

export function refuseExisting(path: string): void {
  if (existsSync(path)) {
    throw new Trouble(
      `The file ${path} exists already; go on with it (--load ${path}) or choose another name.`,
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
};

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
