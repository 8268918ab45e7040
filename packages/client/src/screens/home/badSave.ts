// What is wrong with a saved game: the hall names the line and the reason.
import { RefusedError } from '../../channel/channel.ts';
import type { HomeWords } from '../../words/home.ts';

type Words = Pick<HomeWords, 'loadBad' | 'loadBadAt' | 'loadWhy' | 'loadNamed' | 'loadMove' | 'loadRules'>;

export function badSave(error: unknown, words: Words): string {
  if (!(error instanceof RefusedError)) return words.loadBad;
  const [, line] = /^Line (\d+): /u.exec(error.message) ?? [];
  const where = line === undefined ? words.loadBad : words.loadBadAt(Number(line));
  return [where, ...whyOf(error, words)].join(' ');
}

function whyOf({ reason = '', params = {} }: RefusedError, words: Words): readonly string[] {
  const { move, recorded, today, name } = params;
  if (reason === 'illegal-move') {
    const other = recorded === undefined ? [] : [words.loadRules(String(recorded), String(today))];
    return [words.loadMove(Number(move)), ...other];
  }
  if (has(words.loadNamed, reason)) return [words.loadNamed[reason](String(name))];
  return has(words.loadWhy, reason) ? [words.loadWhy[reason]] : [];
}

const has = <Key extends string>(words: Readonly<Record<Key, unknown>>, reason: string): reason is Key =>
  Object.hasOwn(words, reason);
