// The cards of a deck that only team mode has, in words; the same card several times is said once.
import { use } from 'react';
import { useWords } from '../words/context.tsx';
import type { DeckName } from '../words/teams.ts';
import { cardSays } from './deckCards.ts';
import { teamWords } from './words.ts';
import styles from './deckCards.module.css';

export interface DeckCardsProps {
  readonly deck: DeckName;
  readonly cards: readonly string[];
  /** The name of a disease. */
  readonly colour: (id: string) => string;
}

export function DeckCards({ deck, cards, colour }: DeckCardsProps) {
  const words = use(teamWords(useWords().language));
  const counted = [...Map.groupBy(cards, (card) => card)];
  return (
    <ul className={styles['cards']}>
      {counted.map(([card, same]) => {
        const said = cardSays({ deck, card, words, colour });
        return (
          <li key={card} data-readable={said === undefined ? 'no' : 'yes'}>
            {same.length > 1 ? `${String(same.length)} × ` : ''}
            {said ?? card.slice(0, 24)}
          </li>
        );
      })}
    </ul>
  );
}
