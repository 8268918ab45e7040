// One table, wherever it is kept: the gathering before the game, then the game.
import type { View } from '@cordon/engine';
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { loadLayer } from '../../board/registry.ts';
import { boxesOf, wordsOf } from '../../boxes/load.ts';
import { useLinkAnnouncements } from '../../announce/useLinkAnnouncements.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { RefusedError, type Channel } from '../../channel/channel.ts';
import { loadMap } from '../../maps/maps.ts';
import { fetchLater, later } from '../../promises/later.ts';
import { loadExplanations } from '../../rules/explain/load.ts';
import { keepingOpen } from '../../table/keepingOpen.ts';
import { withOwnHands } from '../../table/ownHands.ts';
import { boardFor } from '../../table/seats.ts';
import { openTable, type TableStore } from '../../table/tableStore.ts';
import { takeOpen } from '../../table/lastOpen.ts';
import { keepPlayed } from '../../tables/played.ts';
import { useWords } from '../../words/context.tsx';
import { useInvitation } from '../lobby/useInvitation.ts';
import { fetchPlayed } from './fetchPlayed.ts';
import { GameScreen } from './GameScreen.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import { RefusalToast } from './RefusalToast.tsx';
import type { Scene } from '../../scene/scene.ts';
import { waitingIn } from '../../scene/waiting.ts';
import { useSceneOf } from './useScene.ts';
import { useSeating } from './useSeating.ts';

const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }));
const TableClosed = lazy(async () => ({ default: (await import('./TableClosed.tsx')).TableClosed }));

export interface TableScreenProps {
  readonly channel: Channel;
  readonly table: string;
  readonly tableKey?: string | undefined;
  readonly place: 'local' | 'online';
  /** Who leads through the game, if anybody does, and what the page is called then. */
  readonly guide?: { readonly Guide: Guide; readonly title: string } | undefined;
}

export type Guide = ComponentType<{ readonly scene: Scene; readonly table: TableStore }>;

export function TableScreen({ channel, table, tableKey, place, guide }: TableScreenProps) {
  const [store, setStore] = useState<TableStore>();
  const { language } = useWords();
  useEffect(() => {
    let isLeft = false;
    const isLocal = place === 'local';
    const known = isLocal ? takeOpen(table) : undefined;
    const opened = openTable(channel, { table, key: tableKey, known });
    const stopKeeping = isLocal ? keepingOpen(opened) : undefined;
    const show = (): void => {
      if (!isLeft) setStore(opened);
    };
    // What it needs has mostly been fetched, and is ready a moment later: nothing is drawn in its place.
    if (known?.info === undefined) show();
    else
      void fetchPlayed(language, known.info.config)
        .catch(() => undefined)
        .finally(show);
    return () => {
      isLeft = true;
      stopKeeping?.();
      opened.close();
    };
  }, [channel, table, tableKey, place]);
  return store === undefined ? <Waiting /> : <OpenTable store={store} place={place} guide={guide} />;
}

type OpenProps = Pick<TableScreenProps, 'place' | 'guide'> & { readonly store: TableStore };

function OpenTable({ store, place, guide }: OpenProps) {
  const { model, link } = useStore(store);
  useLinkAnnouncements(link);
  useInvitation(store);
  if (model.closed !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <TableClosed {...model.closed} />
      </Suspense>
    );
  if (model.info === undefined)
    return (
      <>
        {link === 'waiting' ? <LinkBanner link={link} /> : undefined}
        <Waiting />
      </>
    );
  // Where nobody may watch there is no board for those without a seat.
  const isBoardless = model.info.status === 'gathering' || model.boards.length === 0;
  return (
    <>
      {link === 'open' ? undefined : <LinkBanner link={link} />}
      <Suspense fallback={<Waiting />}>
        <Rest store={store} />
        {isBoardless ? (
          <Lobby table={store} place={place} />
        ) : (
          <Playing store={store} place={place} guide={guide} />
        )}
      </Suspense>
    </>
  );
}

/** Shown with the screen it stands in: what nobody waits for is fetched only when that is there. */
function Rest({ store }: Pick<OpenProps, 'store'>) {
  useEffect(() => fetchLater(() => store.getState().link !== 'open'), [store]);
  return undefined;
}

interface Past {
  readonly move: number;
  readonly seat: number;
  readonly view: View;
}

function Playing({ store, place, guide }: OpenProps) {
  const { model } = useStore(store);
  const { language } = useWords();
  const { config } = model.info!;
  // Asked for together, before the first of them is waited for.
  fetchPlayed(language, config).catch(() => undefined);
  const say = use(wordsOf(language, config));
  const boxes = use(boxesOf(language, config.boxes, config.challenges));
  // The screen is laid out once, with everything that belongs to it.
  use(loadMap(config.game));
  use(loadLayer(config.game));
  useEffect(() => {
    keepPlayed(model.id, { ...config, boxes: config.boxes ?? [] });
    later(() => loadExplanations(language, config.game));
  }, [model.id, config, language]);
  const { seat, covered, known, company, choose, uncover } = useSeating(model);
  const [past, setPast] = useState<Past>();
  const look = useCallback(
    async (move: number | undefined): Promise<void> => {
      if (move === undefined) {
        setPast(undefined);
        return;
      }
      const boards = await store.look(move);
      if (boards instanceof RefusedError) return;
      const board = boards.find((one) => one.seat === seat) ?? boards[0];
      const mine = boards.filter((one) => known.boards.some((now) => now.seat === one.seat));
      if (board !== undefined) setPast({ move, seat, view: withOwnHands(board.view, mine) });
    },
    [store, seat, known],
  );
  const onLook = useCallback((move: number | undefined) => void look(move), [look]);
  useEffect(() => {
    const move = moveIn(location.search);
    if (move !== undefined) void look(move);
    // Only when one comes in.
  }, []);
  // What one seat has looked at is not for another.
  const shown = past?.seat === seat ? past : undefined;
  const looking = useMemo(
    () => ({ model: known, say, boxes, seat, past: shown, place, own: company }) as const,
    [known, say, boxes, seat, shown, place, company],
  );
  const scene = useSceneOf(looking);
  useTitle(guide?.title ?? titleOf(scene, covered));
  if (scene === undefined) return <Waiting />;
  return (
    <>
      {guide === undefined ? undefined : <guide.Guide scene={scene} table={store} />}
      <GameScreen
        scene={scene}
        boxes={boxes}
        table={store}
        onSeat={choose}
        onLook={onLook}
        led={guide === undefined ? 'no' : 'yes'}
        onUncover={covered === 'yes' ? uncover : undefined}
      />
      {covered === 'yes' ? undefined : <RefusalToast table={store} say={say} speaker={scene.speaker} />}
    </>
  );
}

/** Whom the game waits for can be read off the tab. */
function titleOf(scene: Scene | undefined, covered: 'yes' | 'no'): string | undefined {
  if (scene === undefined) return undefined;
  const { say, game, model, seat } = scene;
  const view = boardFor(model, seat)?.view;
  const name = say.gameName(game);
  return view === undefined || covered === 'yes' ? name : `${waitingIn(scene, view).heading} – ${name}`;
}

/** The move that an address names: `?move=12`. */
function moveIn(search: string): number | undefined {
  const [, digits] = /[?&]move=(\d{1,5})\b/u.exec(search) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
