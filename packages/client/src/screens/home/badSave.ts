// What is wrong with a saved game: the hall names the line and the reason.
import { RefusedError } from '../../channel/channel.ts';
import type { HomeWords } from '../../words/home.ts';

export function badSave(error: unknown, words: Pick<HomeWords, 'loadBad' | 'loadBadAt' | 'loadWhy'>): string {
  if (!(error instanceof RefusedError)) return words.loadBad;
  const { message, reason = '', params = {} } = error;
  const [, line] = /^Line (\d+): /u.exec(message) ?? [];
  const where = line === undefined ? words.loadBad : words.loadBadAt(Number(line));
  return isKnown(reason, words) ? `${where} ${words.loadWhy[reason](params)}` : where;
}

function isKnown(reason: string, { loadWhy }: Pick<HomeWords, 'loadWhy'>): reason is keyof typeof loadWhy {
  return Object.hasOwn(loadWhy, reason);
}
