// The line and the bars as a table, for those who listen or want the numbers.
import type { GameAnalysis } from '@cordon/protocol';
import { useScene } from '../../scene/scene.ts';
import { useAllWords } from '../../words/context.tsx';
import { exactPercentIn, pointsIn } from '../../words/percent.ts';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Analysis.module.css';

export function TurnTable({ analysis }: { readonly analysis: GameAnalysis }) {
  const { names } = useScene();
  const { language } = useAllWords();
  const words = useAnalysisWords();
  const [percent, points] = [exactPercentIn(language), pointsIn(language)];
  const { turns, line, marks } = analysis;
  const { columns } = words;
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={words.asTable}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {(['turn', 'who', 'chance', 'play', 'luck', 'cost', 'happened'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, seat, from, play, luck, cost }, index) => {
            const next = turns[index + 1]?.from ?? Infinity;
            const happened = marks.filter(({ move }) => move > from && move <= next);
            return (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                <td>{names.seat(seat)}</td>
                <td>{percent(line.find((one) => one.turn === turn)?.before.mean ?? 0)}</td>
                <td>{points(play)}</td>
                <td>{points(luck)}</td>
                <td>{points(-cost)}</td>
                <td>
                  {happened
                    .map(({ what, id }) =>
                      what === 'outbreak' ? words.outbreakIn(names.city(id)) : words.marks[what],
                    )
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
