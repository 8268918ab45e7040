// The words of the chosen language, for every component.
import { createContext, use } from 'react';
import { loadAllWords } from './load.ts';
import type { CoreWords, Words } from './words.ts';

export const WordsContext = createContext<CoreWords | Words | undefined>(undefined);

/** What a table says before anything is opened. */
export function useWords(): CoreWords {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('no words are there yet');
  return words;
}

/** Everything the page says; a component waits for what has not come yet. */
export function useAllWords(): Words {
  const words = useWords();
  return isWhole(words) ? words : use(loadAllWords(words.language));
}

const isWhole = (words: CoreWords | Words): words is Words => 'home' in words;
