// One game of a deal: its place, who played, how it ended, and what it took.
import type { DealResult } from '@cordon/protocol';
import { endingGlyph } from '../../icons/endingGlyph.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { UNNAMED } from '../../local/unnamed.ts';
import { useAllWords } from '../../words/context.tsx';
import type { DealWords } from '../../words/deals.ts';
import type { GameWords } from '../../words/game/gameWords.ts';
import styles from './results.module.css';

export interface ResultRowProps {
  readonly result: DealResult;
  readonly say: GameWords;
}

export function ResultRow({ result, say }: ResultRowProps) {
  const words = useAllWords().deals;
  const { ending, mine, place, aside, undone, hinted } = result;
  // Where bots play alone, whoever made the table did not play.
  const isNamed = mine === 'yes' && result.names.length > 0 && !result.names.includes(UNNAMED);
  return (
    <li className={styles['row']} data-mine={mine} data-won={ending === 'won' ? 'yes' : 'no'}>
      <span className={styles['place']}>
        {place === undefined ? (
          <Glyph name={aside === undefined ? 'bot' : aside === 'late' ? 'clock' : 'undo'} size={18} />
        ) : (
          <>
            <span className="only-read">{words.place(place)}</span>
            <span aria-hidden="true">{place}</span>
          </>
        )}
      </span>
      <span className={styles['who']}>
        {whoOf(result, words, say)}
        {isNamed ? <b className={styles['you']}>{words.you}</b> : undefined}
      </span>
      <span className={styles['ending']}>
        <Glyph name={endingGlyph(ending)} size={18} />
        {endingOf(ending, words)}
      </span>
      <span className={styles['facts']}>
        {factsOf(result, words).join(' · ')}
        {undone === 0 ? undefined : ` · ${words.undone(undone)}`}
        {hinted === 0 ? undefined : ` · ${words.hinted(hinted)}`}
        {aside === undefined ? undefined : (
          <span title={words.asideAbout[aside]}>{` · ${words.aside[aside]}`}</span>
        )}
      </span>
    </li>
  );
}

function whoOf({ names, bots, mine }: DealResult, words: DealWords, say: GameWords): string {
  const people = names.map((name) => (mine === 'yes' && name === UNNAMED ? words.yourself : name)).join(', ');
  const kinds = [...new Set(bots)].map(say.botName).join(', ');
  if (people === '') return kinds;
  return kinds === '' ? people : words.besides(people, kinds);
}

function endingOf(ending: string, { endings, lost }: DealWords): string {
  return Object.entries(endings).find(([name]) => name === ending)?.[1] ?? lost;
}

/** What was won is told by how soon, what was lost by how far it came. */
function factsOf({ ending, turns, goals, outbreaks, cardsLeft }: DealResult, words: DealWords): string[] {
  return ending === 'won'
    ? [words.turns(turns), words.outbreaks(outbreaks), words.cardsLeft(cardsLeft)]
    : [words.goals(goals), words.turns(turns), words.outbreaks(outbreaks)];
}
