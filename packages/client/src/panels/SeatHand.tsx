// The hand of a seat: a row of marks, colour by colour, and all of it with names for those who look closer or listen.
import { useId, type CSSProperties } from 'react';
import { cityOf } from '../games/games.ts';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { handIn } from '../scene/opponent.ts';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { groupHand } from './cards.ts';
import { CardChip, diseaseStyle } from './CardChip.tsx';
import type { Lie } from './usePeekedHand.ts';
import styles from './SeatHand.module.css';

export interface SeatHandProps {
  readonly seat: number;
  readonly lie: Lie;
  /** Where it is spread out, if it is. */
  readonly peeked: CSSProperties | undefined;
  readonly onToggle: () => void;
}

export function SeatHand({ seat, lie, peeked, onToggle }: SeatHandProps) {
  const scene = useScene();
  const { view, names, facts, face, game } = scene;
  const words = useWords().table.seats;
  const id = useId();
  const { cards: known, size } = handIn(scene, seat);
  const hidden = size - known.length;
  const beside = face.beside(view, seat);
  return (
    <>
      {lie === 'open' || size + beside.length === 0 ? undefined : (
        <button
          type="button"
          className={styles['marks']}
          aria-label={words.cards(size)}
          aria-expanded={peeked !== undefined}
          aria-controls={id}
          onClick={onToggle}
        >
          <HandMarks seat={seat} />
        </button>
      )}
      <ul
        id={id}
        className={styles['hand']}
        aria-label={words.cards(size)}
        data-lie={lie}
        data-peeked={peeked === undefined ? 'no' : 'yes'}
        style={peeked}
      >
        {groupHand(facts, known).flatMap(({ colour, cards }) =>
          cards.map((card) => (
            <li key={card}>
              <CardChip card={card} name={names.card(card)} colour={colour} />
            </li>
          )),
        )}
        {beside.map((card) => (
          <li key={`beside-${card}`} className={styles['beside']}>
            <CardChip card={card} name={names.card(card)} colour={cityOf(game, card)?.colour} />
          </li>
        ))}
        {hidden > 0 ? <li className={styles['hidden']}>{words.hidden(hidden)}</li> : undefined}
      </ul>
    </>
  );
}

/** What stands beside a mark; one card needs no number. */
const countOf = (cards: number): number | undefined => (cards > 1 ? cards : undefined);

/** One mark for each colour, with the number of cards where there is more than one. */
function HandMarks({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { view, facts, face } = scene;
  const { cards: known, size } = handIn(scene, seat);
  const hidden = size - known.length;
  const beside = face.beside(view, seat).length;
  return (
    <>
      {groupHand(facts, known).map(({ colour, cards }) => (
        <span
          key={colour ?? ''}
          className={styles['mark']}
          data-count={countOf(cards.length)}
          style={diseaseStyle(colour)}
        >
          {colour === undefined ? (
            <Glyph name="star" size={12} />
          ) : (
            <DiseaseSymbol colour={colour} size={12} />
          )}
        </span>
      ))}
      {hidden > 0 ? (
        <span className={styles['mark']} data-count={hidden}>
          <Glyph name="hand" size={12} />
        </span>
      ) : undefined}
      {beside > 0 ? (
        <span className={styles['mark']} data-beside="yes" data-count={countOf(beside)}>
          <Glyph name="star" size={12} />
        </span>
      ) : undefined}
    </>
  );
}
