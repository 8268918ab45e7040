// All books of rules, as the rules screen has them.
import { BOX_BOOKS } from '../../src/boxes/books.ts';
import { GAME_BOOKS, type Book, type LoadedRules } from '../../src/rules/pages/load.ts';
import type { Language } from '../../src/words/words.ts';

export const BOOKS: readonly Book[] = [...GAME_BOOKS, ...BOX_BOOKS];

export function loadRules(language: Language, id: string): Promise<LoadedRules> {
  const book = BOOKS.find((one) => one.id === id);
  if (book === undefined) throw new Error(`there are no rules of ${id}`);
  return book.load(language);
}
