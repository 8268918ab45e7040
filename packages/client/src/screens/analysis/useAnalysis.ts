// The analysis of a table from asking to its end. What was found once is kept as long as the page is open.
import type { GameAnalysis } from '@cordon/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RefusedError } from '../../channel/channel.ts';
import type { TableStore } from '../../table/tableStore.ts';

export type AnalysisState =
  | { readonly what: 'working'; readonly done: number; readonly all: number }
  | { readonly what: 'stopped' }
  | { readonly what: 'refused'; readonly error: RefusedError }
  | { readonly what: 'told'; readonly analysis: GameAnalysis };

export interface Analysing {
  readonly state: AnalysisState;
  readonly stop: () => void;
  readonly begin: () => void;
}

const kept = new Map<string, GameAnalysis>();
const MOST_KEPT = 20;
const BEGUN = { what: 'working', done: 0, all: 0 } as const;

function keep(key: string, analysis: GameAnalysis): void {
  kept.set(key, analysis);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Leaving the screen calls it off. `game` stands for the game at this moment; each of its sides is asked about once. */
export function useAnalysis(table: TableStore, game: string, side: number | undefined): Analysing {
  const key = `${game} ${String(side ?? 0)}`;
  const [state, setState] = useState<AnalysisState>(BEGUN);
  const asking = useRef<AbortController>(undefined);
  const begin = useCallback(async (): Promise<void> => {
    const known = kept.get(key);
    if (known !== undefined) {
      setState({ what: 'told', analysis: known });
      return;
    }
    const stop = new AbortController();
    asking.current = stop;
    setState(BEGUN);
    const analysis = await table.analysis(side, {
      signal: stop.signal,
      onProgress: (done, all) => setState({ what: 'working', done, all }),
    });
    if (stop.signal.aborted) return;
    if (analysis instanceof RefusedError) {
      setState({ what: 'refused', error: analysis });
      return;
    }
    keep(key, analysis);
    setState({ what: 'told', analysis });
  }, [table, key, side]);
  useEffect(() => {
    void begin();
    return () => asking.current?.abort();
  }, [begin]);
  return {
    state,
    begin: () => void begin(),
    stop() {
      asking.current?.abort();
      setState({ what: 'stopped' });
    },
  };
}
