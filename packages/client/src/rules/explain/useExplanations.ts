// The explanations of a game for a component: undefined until they have come, then at once for everybody.
import { useEffect, useState } from 'react';
import type { Language } from '../../words/words.ts';
import type { Explanations } from './explanation.ts';
import { loadExplanations } from './load.ts';

const loaded = new Map<string, Explanations | undefined>();
const loading = new Map<string, Promise<void>>();

const keyOf = (language: Language, game: string): string => `${language} ${game}`;

async function bring(language: Language, game: string): Promise<void> {
  const key = keyOf(language, game);
  try {
    loaded.set(key, await loadExplanations(language, game));
  } catch {
    // Without a connection they may come the next time.
    loading.delete(key);
  }
}

export function useExplanations(
  wanted: { readonly language: Language; readonly game: string } | undefined,
): Explanations | undefined {
  const [, setArrived] = useState(0);
  const { language, game } = wanted ?? {};
  useEffect(() => {
    if (language === undefined || game === undefined) return undefined;
    const key = keyOf(language, game);
    if (loaded.has(key)) return undefined;
    let mounted = true;
    const coming = loading.get(key) ?? bring(language, game);
    loading.set(key, coming);
    const tell = async () => {
      await coming;
      if (mounted) setArrived((count) => count + 1);
    };
    void tell();
    return () => {
      mounted = false;
    };
  }, [language, game]);
  return language === undefined || game === undefined ? undefined : loaded.get(keyOf(language, game));
}
