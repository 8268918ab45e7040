// The words of the chosen language, for every component.
import { createContext, useContext } from 'react';
import type { Language, Words } from './words.ts';

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('no words are there yet');
  return words;
}

export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'en':
      return (await import('./en/index.ts')).words;
    case 'fr':
      return (await import('./fr/index.ts')).words;
  }
}
