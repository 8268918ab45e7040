// The games that are recorded beside the engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSave, type SavedGame } from '@cordon/engine';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'engine', 'test', 'games');

export function recorded(name: string): SavedGame {
  const saved = parseSave(readFileSync(join(FOLDER, `${name}.cordon`), 'utf8'));
  if (!saved.ok) throw new Error(saved.error.message);
  return saved.value;
}
