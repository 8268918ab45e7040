// The rules of a game for the screen: on their way, there, or not to be had.
import { useEffect, useState } from 'react';
import type { Language } from '../../words/words.ts';
import { loadRules, type LoadedRules } from '../pages/load.ts';

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

async function bring(language: Language, game: string): Promise<RulesState> {
  try {
    const rules = await loadRules(language, game);
    return rules === undefined ? { state: 'failed' } : { state: 'loaded', rules };
  } catch {
    return { state: 'failed' };
  }
}

export function useRules(language: Language, game: string): UsedRules {
  const [tries, setTries] = useState(0);
  const [arrived, setArrived] = useState<Arrived>();
  const key = `${language} ${game} ${String(tries)}`;
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const now = await bring(language, game);
      if (wanted) setArrived({ key, now });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [language, game, key]);
  return {
    now: arrived?.key === key ? arrived.now : { state: 'loading' },
    again: () => setTries((count) => count + 1),
  };
}
