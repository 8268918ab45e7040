// The files of the project that operators use, as texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export const readProject = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
