// Everything that an analysis found, from the whole to the details.
import type { GameAnalysis } from '@cordon/protocol';
import { useState } from 'react';
import { useScene } from '../../scene/scene.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Fold } from '../../ui/Fold.tsx';
import { useAllWords } from '../../words/context.tsx';
import { exactPercentIn, pointsIn } from '../../words/percent.ts';
import { LinePlot } from './LinePlot.tsx';
import { Readout } from './Readout.tsx';
import { Team } from './Team.tsx';
import { TurnBars } from './TurnBars.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { TurnTable } from './TurnTable.tsx';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Analysis.module.css';

export interface StoryProps {
  readonly analysis: GameAnalysis;
  readonly table: TableStore;
}

export function Story({ analysis, table }: StoryProps) {
  const { language } = useAllWords();
  const isRunning = useScene().model.info?.status === 'playing';
  const words = useAnalysisWords();
  const [percent, points] = [exactPercentIn(language), pointsIn(language)];
  const [chosen, setChosen] = useState(0);
  const { line, end, turns, play, luck, costPerTurn, tells } = analysis;
  return (
    <>
      <section className={styles['part']}>
        <h2>{words.line}</h2>
        <p className={styles['soft']}>
          {words.lineAbout(percent(line[0]?.before.mean ?? end), percent(end), isRunning ? 'now' : 'end')}{' '}
          {words.band}
          {tells === undefined ? undefined : ` ${words.lineOfOwn}`}
        </p>
        <LinePlot analysis={analysis} chosen={chosen} onChoose={setChosen} />
        <Readout analysis={analysis} chosen={chosen} onChoose={setChosen} />
      </section>
      <dl className={styles['sums']}>
        <Sum name={words.play} value={words.points(points(play))} about={words.playAbout} kind="play" />
        <Sum name={words.luck} value={words.points(points(luck))} about={words.luckAbout} kind="luck" />
        <Sum
          name={words.cost}
          value={words.pointsPerTurn(points(-costPerTurn))}
          about={words.costAbout}
          kind="cost"
        />
      </dl>
      <TurningPoints analysis={analysis} table={table} />
      <section className={styles['part']}>
        <h2>{words.bars}</h2>
        <TurnBars turns={turns} />
        <Fold className={styles['details']} title={words.asTable}>
          <TurnTable analysis={analysis} />
        </Fold>
      </section>
      <Team statistics={analysis.statistics} />
      <p className={styles['soft']}>{words.about}</p>
    </>
  );
}

interface SumProps {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly kind: 'play' | 'luck' | 'cost';
}

function Sum({ name, value, about, kind }: SumProps) {
  return (
    <div className={styles['sum']} data-kind={kind}>
      <dt>{name}</dt>
      <dd className={styles['value']}>{value}</dd>
      <dd className={styles['soft']}>{about}</dd>
    </div>
  );
}
