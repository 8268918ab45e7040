// One decision after the other, by keys, finger or mouse: what the chance was and what changed it.
import type { GameAnalysis } from '@cordon/protocol';
import { useScene } from '../../scene/scene.ts';
import { useAllWords } from '../../words/context.tsx';
import { exactPercentIn, pointsIn } from '../../words/percent.ts';
import type { LinePlotProps } from './LinePlot.tsx';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Plot.module.css';

export function Readout({ analysis, chosen, onChoose }: LinePlotProps) {
  const words = useAnalysisWords();
  const text = useTextOf(analysis, chosen);
  return (
    <div className={styles['readout']}>
      <input
        type="range"
        aria-label={words.lineHow}
        aria-valuetext={text}
        min={0}
        max={Math.max(0, analysis.line.length - 1)}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
      <p>{text}</p>
    </div>
  );
}

function useTextOf({ line, marks }: GameAnalysis, chosen: number): string {
  const { names } = useScene();
  const { language } = useAllWords();
  const words = useAnalysisWords();
  const [percent, points] = [exactPercentIn(language), pointsIn(language)];
  const decision = line[chosen];
  if (decision === undefined) return '';
  const { turn, owner, from, to, before, after, play, luck } = decision;
  const next = line[chosen + 1]?.from ?? Infinity;
  const happened = marks.filter(({ move }) => move > from && move <= Math.max(to, next));
  return [
    `${words.turnOf(turn, names.seat(owner))}, ${words.move(from + 1)}`,
    words.fromTo(percent(before.mean), percent(after.mean)),
    `${words.play} ${points(play)}`,
    `${words.luck} ${points(luck)}`,
    ...happened.map(({ what, id }) =>
      what === 'outbreak' ? words.outbreakIn(names.city(id)) : words.marks[what],
    ),
  ].join(' · ');
}
