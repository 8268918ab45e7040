// A version of the project: the code of this folder, or of another one.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Rules from '@cordon/engine';
import type * as Inner from '@cordon/engine/inner';
import type * as Bots from '../../src/index.ts';

export interface Version {
  readonly rules: typeof Rules;
  readonly inner: typeof Inner;
  readonly makeBot: (typeof Bots)['makeBot'];
}

/** The root of this version. */
export const HERE = join(import.meta.dirname, '..', '..', '..', '..');

/** What is installed in that folder has to be its own, or its bots would play with another engine. */
export async function loadVersion(folder: string): Promise<Version> {
  const addressOf = (...path: string[]): string =>
    pathToFileURL(join(resolve(folder), 'packages', ...path)).href;
  if (!existsSync(new URL(addressOf('bots', 'src', 'index.ts'))))
    throw new Error(`There is no version of the project in “${folder}”.`);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the types are those of the same files in this version */
  const rules = (await import(addressOf('engine', 'src', 'index.ts'))) as typeof Rules;
  const inner = (await import(addressOf('engine', 'src', 'inner.ts'))) as typeof Inner;
  const { makeBot } = (await import(addressOf('bots', 'src', 'index.ts'))) as typeof Bots;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return { rules, inner, makeBot };
}
