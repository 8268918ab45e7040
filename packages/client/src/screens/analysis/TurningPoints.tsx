// Where the game turned: what was played, what was better, what it cost, and the way to try it.
import type { GameAnalysis, TurningPointInfo } from '@cordon/protocol';
import { useState } from 'react';
import type { RefusedError } from '../../channel/channel.ts';
import { readPlanned } from '../../choices/plans.ts';
import { useNavigation } from '../../frame/navigation.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { useScene } from '../../scene/scene.ts';
import { useReasons } from '../../scene/useReasons.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { tableAddress } from '../../tables/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import { exactPercentIn, pointsIn } from '../../words/percent.ts';
import { playOut } from './playOut.ts';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Analysis.module.css';

interface StoryProps {
  readonly analysis: GameAnalysis;
  readonly table: TableStore;
}

export function TurningPoints({ analysis, table }: StoryProps) {
  const words = useAnalysisWords();
  const { turningPoints } = analysis;
  return (
    <section className={styles['part']}>
      <h2>{words.turningPoints}</h2>
      {turningPoints.length === 0 ? <p>{words.noPoints}</p> : undefined}
      <ol className={styles['points']}>
        {turningPoints.map((point, index) => (
          <li key={point.from} className={styles['point']} data-by={point.by}>
            <b className={styles['number']} aria-hidden="true">
              {index + 1}
            </b>
            <Point point={point} analysis={analysis} table={table} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PointProps extends StoryProps {
  readonly point: TurningPointInfo;
}

function Point({ point, analysis, table }: PointProps) {
  const { model, names, say, speaker, place } = useScene();
  const inWords = useReasons();
  const { language } = useAllWords();
  const words = useAnalysisWords();
  const { goTo } = useNavigation();
  const [percent, points] = [exactPercentIn(language), pointsIn(language)];
  const { by, turn, seat, from, to, change, before, after, best, played, better, reasons } = point;
  // While a game between sides goes on, a server doesn’t give it away as text.
  const isElsewhere = place === 'online' && analysis.side !== undefined && model.info?.status === 'playing';
  const [refusal, setRefusal] = useState<RefusedError>();
  const tryLine = async (): Promise<void> =>
    setRefusal(await playOut(table, place, point, { side: analysis.side, goTo }));
  const heading =
    by === 'play'
      ? words.byPlay(points(-change).replace('+', ''))
      : words.byLuck[change < 0 ? 'bad' : 'good'](points(change));
  const happened = analysis.marks.filter(({ move }) => by === 'luck' && move > from && move <= to);
  return (
    <div className={styles['text']}>
      <h3>{heading}</h3>
      <p className={styles['soft']}>
        {words.turnOf(turn, names.seat(seat))},{' '}
        {best === undefined
          ? words.fromTo(percent(before), percent(after))
          : words.bestAndPlayed(percent(best), percent(after))}
      </p>
      {happened.length === 0 ? undefined : (
        <p>
          {happened
            .map(({ what, id }) =>
              what === 'outbreak' ? words.outbreakIn(names.city(id)) : words.marks[what],
            )
            .join(', ')}
        </p>
      )}
      {better.length === 0 ? undefined : (
        <div className={styles['lines']}>
          <Steps title={words.played} commands={played} owner={seat} />
          <Steps title={words.better} commands={better} owner={seat} />
        </div>
      )}
      {reasons.length === 0 ? undefined : (
        <ul className={styles['reasons']}>
          {reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{inWords(reason)}</li>
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        <Button
          size="small"
          icon={<Glyph name="eye" size={18} />}
          onClick={() => goTo(`${tableAddress(place, model.id)}?move=${String(from)}${location.hash}`)}
        >
          {words.see}
        </Button>
        {better.length === 0 || isElsewhere ? undefined : (
          <Button
            size="small"
            weight="main"
            icon={<Glyph name="play" size={18} />}
            onClick={() => void tryLine()}
          >
            {words.playOut}
          </Button>
        )}
      </div>
      {refusal === undefined ? undefined : <p role="alert">{say.refusal(speaker, refusal)}</p>}
    </div>
  );
}

interface StepsProps {
  readonly title: string;
  readonly commands: readonly string[];
  /** Whose steps need no name. */
  readonly owner: number;
}

function Steps({ title, commands, owner }: StepsProps) {
  const { view, facts, names, say, speaker } = useScene();
  return (
    <div>
      <h4>{title}</h4>
      <ol>
        {commands.map((command, index) => {
          const offer = readPlanned(command, view, facts);
          return (
            <li key={`${String(index)} ${command}`}>
              {offer.seat === owner
                ? say.offerLabel(speaker, offer)
                : say.by(names.seat(offer.seat), say.offerLabel(speaker, offer))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
