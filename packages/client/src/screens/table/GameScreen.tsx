// A running or finished game: the board has the window, and what surrounds it floats over its edges.
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLook } from '../../frame/useLook.ts';
import { lookOf } from '../../kits/files.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import type { LoadedBox } from '../../boxes/loadedBox.ts';
import { useAnnouncements } from '../../announce/useAnnouncements.ts';
import { Seats } from '../../panels/Seats.tsx';
import { SeatsStrip } from '../../panels/SeatsStrip.tsx';
import { Tracks } from '../../panels/Tracks.tsx';
import { ReaderLink } from '../../reader/ReaderLink.tsx';
import { ExplainContext } from '../../rules/context.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSounds } from '../../sound/useSounds.ts';
import { hasSides } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { lineAt } from '../../tables/lines.ts';
import { useWords } from '../../words/context.tsx';
import { BoardView } from './BoardView.tsx';
import { Curtain } from './Curtain.tsx';
import { DeedsContext } from '../../scene/deeds.ts';
import { Dock } from './dock/Dock.tsx';
import { mayBeOver } from './endTitle.ts';
import { Hands } from './hands/Hands.tsx';
import { handsOf } from './hands/beforeOne.ts';
import { HintButton } from './hint/HintButton.tsx';
import { useHint } from './hint/useHint.ts';
import { TableKeys } from './keys/TableKeys.tsx';
import { BetterLine, EndSheet, HintCard, SequenceBanner, Stopped } from './later.ts';
import { Menu } from './Menu.tsx';
import { usePace } from './pace/usePace.ts';
import { HintingContext, type Hinting } from '../../scene/hinting.ts';
import { SceneContext, type Scene } from '../../scene/scene.ts';
import { makeSelection } from '../../scene/selection.ts';
import { useSequence } from './sequence/useSequence.ts';
import { OpponentBadge } from './opponent.ts';
import { TeamCrest, TeamHead } from './teams.ts';
import { usePanelTab } from './panelTab.ts';
import { SidePanels } from './SidePanels.tsx';
import { TableNotes } from './TableNotes.tsx';
import { Unkept } from './Unkept.tsx';
import { usePlanned } from './usePlanned.ts';
import { useDeedsOf } from './useDeedsOf.ts';
import { overStyle, useFloats } from './useFloats.ts';
import { useBeside } from './useBeside.ts';
import { useTurning } from './useTurning.ts';
import { useShape } from './useShape.ts';
import styles from './GameScreen.module.css';

const ReaderView = lazy(async () => ({
  default: (await import('../../reader/ReaderView.tsx')).ReaderView,
}));

/** Only tables with a laboratory fetch it. */
const Laboratory = lazy(async () => ({
  default: (await import('../../laboratory/Laboratory.tsx')).Laboratory,
}));

export interface GameScreenProps {
  readonly scene: Scene;
  readonly boxes: readonly LoadedBox[];
  readonly table: TableStore;
  readonly onSeat: (seat: number) => void;
  readonly onLook: (move: number | undefined) => void;
  /** The table is covered until this is called. */
  readonly onUncover?: (() => void) | undefined;
  /** Whether somebody is led through each step. */
  readonly led?: 'yes' | 'no';
}

export function GameScreen({ scene, boxes, table, onSeat, onLook, onUncover, led = 'no' }: GameScreenProps) {
  const words = useWords();
  const [selection] = useState(makeSelection);
  const [shown, setShown] = useState<readonly string[]>([]);
  const shape = useShape();
  const isSmall = shape === 'phone' || shape === 'low';
  const [panel, openPanel] = usePanelTab(shape);
  const screen = useRef<HTMLDivElement>(null);
  const reader = useSettings((state) => state.reader);
  const covered = onUncover === undefined ? 'no' : 'yes';
  const isStopped = scene.model.info?.stopped !== undefined;
  const hasLaboratory = scene.view.shows['laboratory'] !== undefined;
  const [laboratory, foldLaboratory] = useBeside(shape);
  const beside = hasLaboratory ? laboratory : 'none';
  const floats = useFloats(screen, shape, panel, reader, covered, beside);
  useTurning(screen, shape, beside);
  const over = overStyle(floats);
  const acting = usePlanned({ table, scene, selection });
  const deeds = useDeedsOf({ table, scene, acting, selection, onLook });
  useLook(lookOf(scene.game));
  useAnnouncements({ scene, table, covered });
  useSounds(scene);
  const sequence = useSequence(scene);
  usePace({ table, scene, selection, sequence, led: led === 'yes' || covered === 'yes' ? 'yes' : 'no' });
  useEffect(() => {
    if (covered === 'yes') selection.clearPlan();
  }, [covered, selection]);
  const hints = useHint(table, scene);
  const { shown: hint, mayAsk } = hints;
  const hinting: Hinting = {
    state: mayAsk === 'no' ? 'none' : hint.what === 'closed' ? 'closed' : 'open',
    toggle: hint.what === 'closed' ? hints.ask : hints.close,
  };
  const drawn = useMemo(
    () => (hint.what === 'told' ? hint.line.commands.slice(hint.played) : shown),
    [hint, shown],
  );
  const [hasLine, setHasLine] = useState(false);
  useEffect(() => setHasLine(lineAt(scene.model.id).length > 0), [scene.model.id]);
  const explaining = useMemo(
    () => ({ language: words.language, game: scene.game, boxes }),
    [words.language, scene.game, boxes],
  );
  if (onUncover !== undefined)
    return (
      <Curtain
        name={scene.names.who(scene.seat)}
        hides={hasSides(scene.model.info) ? 'side' : 'hand'}
        onShow={onUncover}
      />
    );
  return (
    <SceneContext value={scene}>
      <DeedsContext value={deeds}>
        <HintingContext value={hinting}>
          <ExplainContext value={explaining}>
            {reader === 'on' ? (
              <Suspense fallback={<Waiting />}>
                <SceneContext value={acting}>
                  <ReaderView
                    table={table}
                    onSeat={onSeat}
                    menu={
                      <>
                        <HintButton />
                        <Menu table={table} />
                        <Unkept table={table} />
                        {isStopped ? <Stopped table={table} /> : undefined}
                      </>
                    }
                  />
                  {hint.what === 'closed' ? undefined : <HintCard hints={hints} table={table} />}
                </SceneContext>
              </Suspense>
            ) : (
              <div
                ref={screen}
                className={styles['screen']}
                data-move={scene.model.move}
                data-shape={shape}
                data-panel={panel}
                data-beside={beside}
                data-measured={floats === undefined ? 'no' : 'yes'}
              >
                <ReaderLink />
                <TableKeys />
                <header className={styles['top']}>
                  <h1 className="only-read">{scene.say.gameName(scene.game)}</h1>
                  <Tracks room={shape === 'wide' ? 'wide' : 'narrow'} />
                  {scene.opponent === undefined || isSmall ? undefined : <OpponentBadge />}
                  <Menu table={table} />
                </header>
                <div
                  className={styles['seats']}
                  data-tour="seats"
                  data-floats={shape === 'wide' ? 'left' : 'top'}
                >
                  {isSmall ? (
                    <>
                      <SeatsStrip onSeat={onSeat} Head={TeamHead} Crest={TeamCrest} />
                      {scene.opponent === undefined ? undefined : <OpponentBadge />}
                    </>
                  ) : (
                    <Seats onSeat={onSeat} lie={shape === 'tall' ? 'row' : 'column'} Head={TeamHead} />
                  )}
                </div>
                <main className={styles['board']} aria-label={words.table.board} data-tour="board">
                  {floats === undefined ? undefined : (
                    <BoardView shown={drawn} acting={acting} clear={floats.clear} />
                  )}
                  <div className={styles['over']} style={over}>
                    <TableNotes table={table} tab={panel} onPanel={openPanel} />
                    {hint.what !== 'closed' ? (
                      <HintCard hints={hints} table={table} />
                    ) : hasLine ? (
                      <BetterLine table={table} onShow={setShown} />
                    ) : undefined}
                    {sequence.now === undefined ? undefined : (
                      <SequenceBanner frame={sequence.now} onDismiss={sequence.dismiss} />
                    )}
                  </div>
                </main>
                {hasLaboratory ? (
                  <div className={styles['beside']}>
                    <Suspense fallback={undefined}>
                      <SceneContext value={acting}>
                        <Laboratory shape={shape} state={laboratory} onState={foldLaboratory} />
                      </SceneContext>
                    </Suspense>
                  </div>
                ) : undefined}
                <section
                  className={styles['dock']}
                  aria-label={words.table.dock}
                  data-tour="row"
                  data-seat={scene.seat === 0 ? 'none' : 'some'}
                  data-hands={handsOf(scene).length}
                >
                  <SceneContext value={acting}>
                    <Dock>{isStopped ? <Stopped table={table} /> : undefined}</Dock>
                    <Hands shape={shape} onSeat={onSeat} />
                  </SceneContext>
                </section>
                <aside
                  className={styles['side']}
                  style={over}
                  aria-label={words.table.panels}
                  data-tour="side"
                >
                  <SidePanels table={table} tab={panel} onTab={openPanel} onShow={setShown} shape={shape} />
                </aside>
              </div>
            )}
            {mayBeOver(scene) ? (
              <EndSheet table={table} after={reader === 'off' ? sequence.playing : 'no'} />
            ) : undefined}
          </ExplainContext>
        </HintingContext>
      </DeedsContext>
    </SceneContext>
  );
}
