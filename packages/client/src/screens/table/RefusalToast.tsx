// Shows why something was not done, in words, until it is read or something else is done.
import { useStore } from 'zustand';
import { Glyph } from '../../icons/Glyph.tsx';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import type { Speaker } from '../../words/game/speaker.ts';
import { useEdges } from './useFloats.ts';
import styles from './Banner.module.css';

export interface RefusalToastProps {
  readonly table: TableStore;
  readonly say: GameWords;
  readonly speaker: Speaker;
}

export function RefusalToast({ table, say, speaker }: RefusalToastProps) {
  const refusal = useStore(table, (state) => state.refusal);
  const words = useWords().app;
  return (
    <div className={styles['toasts']} style={useEdges()}>
      {refusal === undefined ? undefined : (
        // It is announced already, and only read here.
        <p className={styles['toast']} role="status" aria-live="off">
          <Glyph name="warning" size={20} />
          <span>{say.refusal(speaker, refusal)}</span>
          <Button
            weight="quiet"
            size="small"
            icon={<Glyph name="close" size={18} />}
            aria-label={words.close}
            onClick={() => table.dismiss()}
          />
        </p>
      )}
    </div>
  );
}
