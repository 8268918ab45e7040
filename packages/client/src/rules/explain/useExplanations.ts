// The explanations of a game and of the boxes in use, for a component: undefined until they have come, then at once for everybody.
import { useEffect, useState } from 'react';
import type { Explaining } from '../context.ts';
import type { Explanations } from './explanation.ts';
import { loadExplanations } from './load.ts';

const loaded = new Map<string, readonly Explanations[]>();
const loading = new Map<string, Promise<void>>();

const keyOf = ({ language, game, boxes = [] }: Explaining): string =>
  [language, game, ...boxes.map(({ id }) => id)].join(' ');

async function bring(wanted: Explaining): Promise<void> {
  const { language, game, boxes = [] } = wanted;
  const key = keyOf(wanted);
  try {
    const all = await Promise.all([
      loadExplanations(language, game),
      ...boxes.map(({ explain }) => explain()),
    ]);
    loaded.set(
      key,
      all.filter((one) => one !== undefined),
    );
  } catch {
    // Without a connection they may come the next time.
    loading.delete(key);
  }
}

export function useExplanations(wanted: Explaining | undefined): readonly Explanations[] | undefined {
  const [, setArrived] = useState(0);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const key = keyOf(wanted);
    if (loaded.has(key)) return undefined;
    let mounted = true;
    const coming = loading.get(key) ?? bring(wanted);
    loading.set(key, coming);
    const tell = async () => {
      await coming;
      if (mounted) setArrived((count) => count + 1);
    };
    void tell();
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return wanted === undefined ? undefined : loaded.get(keyOf(wanted));
}
