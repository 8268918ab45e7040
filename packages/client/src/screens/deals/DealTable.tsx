// The games of a deal side by side, people first, then the bots.
import type { DealResults } from '@cordon/protocol';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './results.module.css';

export interface DealTableProps {
  readonly deal: DealResults;
  readonly say: GameWords;
  /** What is said where no person's game is known. */
  readonly none: string;
  /** How many are shown. */
  readonly shown: number;
  readonly onMore: () => void;
  /** Where the bots do not play by themselves. */
  readonly onBots?: () => void;
}

export function DealTable({ deal, say, none, shown, onMore, onBots }: DealTableProps) {
  const words = useAllWords().deals;
  const { results, total, bots, botsPlay } = deal;
  const first = results.slice(0, shown);
  // One's own game is always in sight.
  const own = results.slice(shown).find(({ mine }) => mine === 'yes');
  const rest = total - first.length - (own === undefined ? 0 : 1);
  return (
    <div className={styles['deal']}>
      {total === 0 ? <p className={styles['soft']}>{none}</p> : undefined}
      <ol className={styles['list']}>
        {first.map((result) => (
          <ResultRow key={keyOf(result)} result={result} say={say} />
        ))}
        {own === undefined ? undefined : <ResultRow result={own} say={say} />}
      </ol>
      {rest > 0 ? (
        <Button weight="quiet" size="small" onClick={onMore}>
          {words.more(rest)}
        </Button>
      ) : undefined}
      <h4>{words.bots}</h4>
      <ul className={styles['list']}>
        {bots.map((result) => (
          <ResultRow key={keyOf(result)} result={result} say={say} />
        ))}
      </ul>
      {botsPlay.map((bot) => (
        <p key={bot} className={styles['soft']} role="status">
          {words.botPlays(say.botName(bot))}
        </p>
      ))}
      {bots.length > 0 || botsPlay.length > 0 ? undefined : onBots === undefined ? (
        <p className={styles['soft']}>{words.botsLater}</p>
      ) : (
        <Button size="small" onClick={onBots}>
          {words.letBotsPlay}
        </Button>
      )}
    </div>
  );
}

const keyOf = ({ ended, names, bots }: DealResults['results'][number]): string =>
  `${ended} ${names.join(', ')} ${bots.join(', ')}`;
