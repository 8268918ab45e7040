// A book of rules for the screen: on its way, there, or not to be had.
import { useEffect, useState } from 'react';
import type { Language } from '../../words/words.ts';
import type { Book, LoadedRules } from '../pages/load.ts';

export type RulesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly rules: LoadedRules };

export interface UsedRules {
  readonly now: RulesState;
  readonly again: () => void;
}

interface Arrived {
  readonly key: string;
  readonly now: RulesState;
}

async function bring(language: Language, book: Book): Promise<RulesState> {
  try {
    return { state: 'loaded', rules: await book.load(language) };
  } catch {
    return { state: 'failed' };
  }
}

export function useRules(language: Language, book: Book): UsedRules {
  const [tries, setTries] = useState(0);
  const [arrived, setArrived] = useState<Arrived>();
  const key = `${language} ${book.id} ${String(tries)}`;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const now = await bring(language, book);
      if (wanted) setArrived({ key, now });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [language, book, key]);
  return {
    now: arrived?.key === key ? arrived.now : { state: 'loading' },
    again: () => setTries((count) => count + 1),
  };
}
