// What everybody at the table did.
import type { GameAnalysis } from '@cordon/protocol';
import { useScene } from '../../scene/scene.ts';
import { useAnalysisWords } from './useAnalysisWords.ts';
import styles from './Analysis.module.css';

const COLUMNS = [
  'who',
  'actions',
  'treated',
  'goals',
  'given',
  'taken',
  'events',
  'outbreaks',
  'epidemics',
] as const;

export function Team({ statistics }: Pick<GameAnalysis, 'statistics'>) {
  const { names, game, say } = useScene();
  const words = useAnalysisWords();
  const columns = words.seatColumns;
  const { turns, moves, lastTurn, seats } = statistics;
  const sum = (actions: Readonly<Record<string, number>>): number =>
    Object.values(actions).reduce((total, count) => total + count, 0);
  const listed = (ids: readonly string[], name: (id: string) => string): string =>
    ids.length === 0 ? '–' : ids.map(name).join(', ');
  return (
    <section className={styles['part']}>
      <h2>{words.statistics}</h2>
      <p className={styles['soft']}>{words.statisticsOf(turns, moves, lastTurn)}</p>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={words.statistics}>
        <table className={`${styles['table'] ?? ''} ${styles['team'] ?? ''}`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(
              ({ seat, role, actions, treated, reached, given, taken, events, outbreaks, epidemics }) => (
                <tr key={seat}>
                  <th scope="row">
                    {names.seat(seat)}
                    {names.seat(seat) === names.role(role) ? undefined : (
                      <span className={styles['soft']}>{names.role(role)}</span>
                    )}
                  </th>
                  <td
                    data-column={columns.actions}
                    title={Object.entries(actions)
                      .map(([kind, count]) => `${say.kindLabel(game, kind)} ${String(count)}`)
                      .join(', ')}
                  >
                    {sum(actions)}
                  </td>
                  <td data-column={columns.treated}>{treated}</td>
                  <td data-column={columns.goals}>{listed(reached, names.colour)}</td>
                  <td data-column={columns.given}>{given}</td>
                  <td data-column={columns.taken}>{taken}</td>
                  <td data-column={columns.events}>{listed(events, names.card)}</td>
                  <td data-column={columns.outbreaks}>{outbreaks}</td>
                  <td data-column={columns.epidemics}>{epidemics}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
