// A running or finished game: the board in the middle, everything else around it.
import { useMemo, useState } from 'react';
import { useLook } from '../../app/useLook.ts';
import { useStore } from 'zustand';
import { useAnnouncements } from '../../announce/useAnnouncements.ts';
import { Hand } from '../../panels/Hand.tsx';
import { Seats } from '../../panels/Seats.tsx';
import { Tracks } from '../../panels/Tracks.tsx';
import { ExplainContext } from '../../rules/context.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { useWords } from '../../words/context.tsx';
import { BoardView } from './BoardView.tsx';
import { DeedsContext } from './deeds.ts';
import { Dock } from './dock/Dock.tsx';
import { EndSheet } from './EndSheet.tsx';
import { Menu } from './Menu.tsx';
import { SceneContext, type Scene } from './scene.ts';
import { makeSelection } from './selection.ts';
import { SidePanels } from './SidePanels.tsx';
import { usableCards } from './usable.ts';
import { useDeedsOf } from './useDeedsOf.ts';
import styles from './GameScreen.module.css';

export interface GameScreenProps {
  readonly scene: Scene;
  readonly table: TableStore;
  readonly onSeat: (seat: number) => void;
  readonly onLook: (move: number | undefined) => void;
}

export function GameScreen({ scene, table, onSeat, onLook }: GameScreenProps) {
  const words = useWords();
  const [selection] = useState(makeSelection);
  const [shown, setShown] = useState<readonly string[]>([]);
  const deeds = useDeedsOf({ table, scene, selection, onLook });
  const { selection: selected } = useStore(selection.store);
  useLook(scene.face.look);
  useAnnouncements({ scene, table });
  const usable = useMemo(() => usableCards(scene), [scene]);
  const explaining = useMemo(
    () => ({ language: words.language, game: scene.game }),
    [words.language, scene.game],
  );
  return (
    <SceneContext value={scene}>
      <DeedsContext value={deeds}>
        <ExplainContext value={explaining}>
          <div className={styles['screen']}>
            <header className={styles['top']}>
              <Tracks />
              <Menu table={table} />
            </header>
            <div className={styles['seats']} data-tour="seats">
              <Seats onSeat={onSeat} />
            </div>
            <main className={styles['board']} aria-label={words.table.board} data-tour="board">
              <BoardView shown={shown} />
            </main>
            <aside className={styles['side']} aria-label={words.table.panels} data-tour="side">
              <SidePanels table={table} onShow={setShown} />
            </aside>
            <div className={styles['dock']} data-tour="row">
              <Dock />
              {scene.seat === 0 ? undefined : (
                <Hand
                  chosen={selected.what === 'card' ? selected.card : undefined}
                  usable={usable}
                  onCard={selection.card}
                />
              )}
            </div>
          </div>
          <EndSheet table={table} />
        </ExplainContext>
      </DeedsContext>
    </SceneContext>
  );
}
