// How it ended: won or lost, why, and the seed by which everybody can check the shuffle.
import { lazy, Suspense } from 'react';
import { Glyph } from '../../icons/Glyph.tsx';
import { hasSides } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useAllWords } from '../../words/context.tsx';
import { useNavigation } from '../../frame/navigation.ts';
import { analysisPath } from '../../tables/paths.ts';
import { Goals } from '../../panels/Goals.tsx';
import { useDeeds } from '../../scene/deeds.ts';
import { Comparison } from '../deals/Comparison.tsx';
import { useEndSeen } from './endSeen.ts';
import { endTitle, isWon, winnersAmong } from './endTitle.ts';
import { saveText } from './saveText.ts';
import { useScene } from '../../scene/scene.ts';
import { PrestigeTable } from './teams.ts';
import { SeedCheck } from './SeedCheck.tsx';
import styles from './EndSheet.module.css';

const EndPicture = lazy(async () => ({ default: (await import('./EndPicture.tsx')).EndPicture }));

export interface EndSheetProps {
  readonly table: TableStore;
  /** Whether something is still to be seen before it. */
  readonly after?: 'yes' | 'no';
}

export function EndSheet({ table, after = 'no' }: EndSheetProps) {
  const scene = useScene();
  const { view, say, game, model, past, place, names } = scene;
  const hasWon = isWon(scene);
  const winners = winnersAmong(view);
  const { table: words, deals } = useAllWords();
  const { goTo } = useNavigation();
  const { fork } = useDeeds();
  const { id: seen, putAway } = useEndSeen();
  const isAbandoned = model.info?.status === 'abandoned' && view.ending === 'running';
  const isOver = (view.ending !== 'running' || isAbandoned) && past === undefined && after === 'no';
  // Of a deal of the day the seed is told when the day is over.
  const isSecret = isOver && model.info?.seedHash !== undefined && model.info.seed === undefined;
  const { heading, sentence } = say.ending(game, view.ending, view);
  const title = endTitle(scene, words, heading);
  return (
    <Sheet
      title={title}
      closeLabel={words.end.look}
      open={isOver && seen !== model.id ? 'yes' : 'no'}
      onClose={() => putAway(model.id)}
    >
      <div className={styles['end']} data-ending={hasWon ? 'won' : view.ending}>
        {isAbandoned ? (
          <p className={styles['mark']}>
            <Glyph name="flag" size={56} />
          </p>
        ) : (
          <Suspense fallback={<div className={styles['picture']} />}>
            <EndPicture won={hasWon ? 'yes' : 'no'} />
          </Suspense>
        )}
        {isAbandoned || title === heading ? undefined : <div className={styles['heading']}>{heading}</div>}
        <p>
          {isAbandoned ? undefined : sentence} {words.end.turns(view.turnsDone)}
        </p>
        {winners.length === 0 ? undefined : (
          <p>{words.end.winners(winners.map((seat) => names.who(seat)).join(', '))}</p>
        )}
        {scene.teams === undefined ? undefined : <PrestigeTable />}
        <Goals />
        <div className={styles['buttons']}>
          <Button
            weight="main"
            icon={<Glyph name="dice" size={20} />}
            onClick={() => goTo('/new')}
            data-first="yes"
          >
            {words.end.again}
          </Button>
          {model.move === 0 ? undefined : (
            <Button
              icon={<Glyph name="chart" size={20} />}
              onClick={() => goTo(analysisPath(place, model.id))}
            >
              {isAbandoned || title === heading || scene.mine.length === 0
                ? words.analyse.other
                : words.analyse[hasWon ? 'won' : 'lost']}
            </Button>
          )}
          <Button icon={<Glyph name="undo" size={20} />} onClick={() => fork(0)}>
            {words.end.sameDeal}
          </Button>
          {isSecret ? undefined : (
            <Button
              icon={<Glyph name="download" size={20} />}
              onClick={() => void saveText(table, `cordon-${model.id}.txt`)}
            >
              {words.end.download}
            </Button>
          )}
          <Button icon={<Glyph name="map" size={20} />} onClick={() => putAway(model.id)}>
            {words.end.look}
          </Button>
          <Button weight="quiet" onClick={() => goTo('/')}>
            {words.end.home}
          </Button>
        </div>
        {isSecret ? <p className={styles['secret']}>{deals.secret}</p> : undefined}
        {isOver && !hasSides(model.info) ? <Comparison table={table} say={say} /> : undefined}
        <SeedCheck />
      </div>
    </Sheet>
  );
}
