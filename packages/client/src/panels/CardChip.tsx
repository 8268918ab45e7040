// A card in short: the colour, the symbol and the name.
import type { CSSProperties } from 'react';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { EventIcon } from '../icons/EventIcon.tsx';
import { longestWord } from './cards.ts';
import styles from './CardChip.module.css';

export interface CardChipProps {
  readonly card: string;
  readonly name: string;
  /** The colour of its city; undefined for an event or an epidemic. */
  readonly colour: string | undefined;
}

export function diseaseStyle(colour: string | undefined): CSSProperties {
  if (colour === undefined) return {};
  return {
    '--disease': `var(--disease-${colour})`,
    '--edge': `var(--disease-edge-${colour})`,
    '--disease-ink': `var(--disease-ink-${colour})`,
  };
}

export function CardChip({ card, name, colour }: CardChipProps) {
  return (
    <span
      className={styles['chip']}
      data-kind={colour === undefined ? 'event' : 'city'}
      style={{ ...diseaseStyle(colour), '--longest': String(longestWord(name)) }}
    >
      <span className={styles['mark']}>
        {colour === undefined ? (
          <EventIcon event={card} size={14} />
        ) : (
          <DiseaseSymbol colour={colour} size={12} />
        )}
      </span>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
