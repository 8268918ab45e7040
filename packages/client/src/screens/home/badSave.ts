// What is wrong with a saved game: the hall names the line, in English.
import { RefusedError } from '../../channel/channel.ts';
import type { HomeWords } from '../../words/home.ts';
import type { Language } from '../../words/words.ts';

export function badSave(
  error: unknown,
  words: Pick<HomeWords, 'loadBad' | 'loadBadAt'>,
  language: Language,
): string {
  if (!(error instanceof RefusedError)) return words.loadBad;
  const [, line] = /^Line (\d+): /u.exec(error.message) ?? [];
  const where = line === undefined ? words.loadBad : words.loadBadAt(Number(line));
  return language === 'en' ? `${where} ${error.message.replace(/^Line \d+: /u, '')}` : where;
}
