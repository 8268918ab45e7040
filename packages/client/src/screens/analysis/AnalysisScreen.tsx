// The story of a game: how likely it was to be won, what luck and play changed, where it turned, and what everybody did.
import type { RefusalCode } from '@cordon/protocol';
import { Suspense, use, useState } from 'react';
import { useStore } from 'zustand';
import { RefusedError } from '../../channel/channel.ts';
import { useNavigation } from '../../frame/navigation.ts';
import { useLook } from '../../frame/useLook.ts';
import { lookOf } from '../../kits/files.ts';
import { useRefusal } from '../../frame/useRefusal.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { Waiting } from '../../frame/Waiting.tsx';
import { Glyph } from '../../icons/Glyph.tsx';
import { SceneContext, useScene, type Scene } from '../../scene/scene.ts';
import { mySides, seatsOfSide, sideOfMine, sidesThereAre } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { tableAddress, type TablePlace } from '../../tables/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useAllWords } from '../../words/context.tsx';
import { reasonWordsOf } from '../../words/game/load.ts';
import { boxesOf, wordsOf } from '../../boxes/load.ts';
import { useSceneOf } from '../table/useScene.ts';
import { Story } from './Story.tsx';
import { useAnalysis } from './useAnalysis.ts';
import styles from './Analysis.module.css';

export interface AnalysisScreenProps {
  readonly table: TableStore;
  readonly place: TablePlace;
}

export function AnalysisScreen({ table, place }: AnalysisScreenProps) {
  const { model } = useStore(table);
  const words = useAllWords().analysis;
  useTitle(words.title);
  if (model.closed !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <Closed {...model.closed} />
      </Suspense>
    );
  if (model.info === undefined || model.boards.length === 0) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Known table={table} place={place} />
    </Suspense>
  );
}

function Closed({ code, message }: { readonly code: RefusalCode; readonly message: string }) {
  const words = useAllWords().analysis;
  const inWords = useRefusal();
  return (
    <>
      <h1>{words.title}</h1>
      <p>{inWords(new RefusedError(code, message))}</p>
    </>
  );
}

function Known({ table, place }: AnalysisScreenProps) {
  const { model } = useStore(table);
  const { language } = useAllWords();
  const { config } = model.info!;
  const say = use(wordsOf(language, config));
  const boxes = use(boxesOf(language, config.boxes, config.challenges));
  // Turning points say why.
  use(reasonWordsOf(language));
  const scene = useSceneOf({ model, say, boxes, seat: model.boards[0]?.seat ?? 0, past: undefined, place });
  return scene === undefined ? <Waiting /> : <Seen scene={scene} table={table} />;
}

function Seen({ scene, table }: { readonly scene: Scene; readonly table: TableStore }) {
  const { model, place, game, say, view } = scene;
  const { analysis: words, home } = useAllWords();
  const { goTo } = useNavigation();
  useLook(lookOf(game));
  const { sentence } = say.ending(game, view.ending, view);
  return (
    <SceneContext value={scene}>
      <div className={styles['screen']}>
        <header className={styles['head']}>
          <h1>{words.title}</h1>
          <p>
            {say.gameName(game)}, {home.players(view.config.players)}.{' '}
            {view.ending === 'running' ? '' : sentence}
          </p>
          <Button
            size="small"
            icon={<Glyph name="back" size={18} />}
            onClick={() => goTo(tableAddress(place, model.id) + location.hash)}
          >
            {words.back}
          </Button>
        </header>
        <Work table={table} />
      </div>
    </SceneContext>
  );
}

/** Between sides the story of one of them is told: my own, and when the game is over any that is wanted. */
function Work({ table }: { readonly table: TableStore }) {
  const { model, names } = useScene();
  const { analysis: words, language } = useAllWords();
  const { info } = model;
  const sides = sidesThereAre(info);
  const isRunning = info?.status === 'playing';
  const own = isRunning ? sideOfMine(info) : mySides(info)[0];
  const [wanted, setWanted] = useState<number>();
  const side = wanted ?? own ?? (isRunning ? undefined : sides[0]);
  // Opponents at one device would read each other’s stories.
  if (isRunning && sides.length > 0 && side === undefined) return <p>{words.between.later}</p>;
  const nameOf = (one: number): string =>
    new Intl.ListFormat(language).format(seatsOfSide(info, one).map((seat) => names.seat(seat)));
  return (
    <>
      {isRunning || sides.length === 0 ? undefined : (
        <Choice
          label={words.between.whose}
          values={sides.map(String)}
          value={String(side)}
          nameOf={(one) => nameOf(Number(one))}
          onChange={(one) => setWanted(Number(one))}
        />
      )}
      <Told table={table} side={side} />
    </>
  );
}

function Told({ table, side }: { readonly table: TableStore; readonly side: number | undefined }) {
  const { model, place, say, speaker } = useScene();
  const words = useAllWords().analysis;
  const { state, begin, stop } = useAnalysis(table, [place, model.id, model.move].join(' '), side);
  switch (state.what) {
    case 'told':
      return <Story analysis={state.analysis} table={table} />;
    case 'refused':
      return (
        <p role="alert">
          {words.refused} {say.refusal(speaker, state.error)}
        </p>
      );
    case 'stopped':
      return (
        <div className={styles['work']}>
          <p role="status">{words.stopped}</p>
          <Button weight="main" onClick={begin}>
            {words.begin}
          </Button>
        </div>
      );
    case 'working':
      return (
        <div className={styles['work']}>
          <p>{words.working}</p>
          <progress
            aria-label={words.title}
            {...(state.all === 0 ? {} : { value: state.done, max: state.all })}
          />
          <p className={styles['soft']}>{state.all === 0 ? '' : words.progress(state.done, state.all)}</p>
          <Button onClick={stop}>{words.stop}</Button>
        </div>
      );
  }
}
