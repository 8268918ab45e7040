// At the end of a game: how the same deal went, here and at other tables.
import type { DealResults } from '@cordon/protocol';
import { useCallback, useEffect, useState } from 'react';
import { RefusedError } from '../../channel/channel.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { DealTable } from './DealTable.tsx';
import styles from './Comparison.module.css';

const FIRST = 5;
/** So often it is asked how far the bots are. */
const PAUSE = 5000;

export interface ComparisonProps {
  readonly table: TableStore;
  readonly say: GameWords;
}

export function Comparison({ table, say }: ComparisonProps) {
  const words = useAllWords().deals;
  const [deal, setDeal] = useState<DealResults>();
  const [shown, setShown] = useState(FIRST);
  const ask = useCallback(
    async (bots?: 'play'): Promise<void> => {
      const found = await table.deal(bots === undefined ? {} : { bots });
      if (!(found instanceof RefusedError)) setDeal(found);
    },
    [table],
  );
  useEffect(() => void ask(), [ask]);
  const isWaiting = (deal?.botsPlay.length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const repeat = setInterval(() => void ask(), PAUSE);
    return () => clearInterval(repeat);
  }, [isWaiting, ask]);
  if (deal === undefined) return undefined;
  return (
    <section className={styles['comparison']}>
      <h3>{words.compared}</h3>
      <DealTable
        deal={deal}
        say={say}
        none={words.noneOfDeal}
        shown={shown}
        onMore={() => setShown(deal.total)}
        onBots={() => void ask('play')}
      />
    </section>
  );
}
