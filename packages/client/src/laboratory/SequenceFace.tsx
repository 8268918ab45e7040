// A Sequence card by itself: its circles, and the vials of the cures that it may lead to.
import { sequenceCard, type Circle } from '@cordon/protocol/laboratory';
import type { LaboratoryWords } from '../words/laboratory.ts';
import { Vials } from './Line.tsx';
import { Circles } from './Pieces.tsx';
import styles from './cards.module.css';

export interface SequenceFaceProps {
  readonly card: string;
  readonly words: LaboratoryWords;
}

export function SequenceFace({ card, words }: SequenceFaceProps) {
  const { circles, vials } = sequenceCard(card);
  const empty = circles.flatMap(({ colour, count }) =>
    Array.from({ length: count }, (): Circle => ({ colour, cube: undefined })),
  );
  return (
    <span
      className={styles['face']}
      role="img"
      aria-label={words.card(circles, vials)}
      title={words.card(circles, vials)}
    >
      <span className={styles['circles']}>
        <Circles circles={empty} cure={undefined} />
      </span>
      <span className={styles['vials']}>
        <Vials vials={vials} />
      </span>
    </span>
  );
}
