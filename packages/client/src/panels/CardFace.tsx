// The face of a card: the map around its city in the colour of its disease, or the picture of an event on a patterned ground.
import { memo, useEffect, useState } from 'react';
import { DiseaseSymbol } from '../icons/DiseaseSymbol.tsx';
import { EventIcon } from '../icons/EventIcon.tsx';
import { loadMap, mapHere } from '../maps/maps.ts';
import { hasView, viewOf } from '../maps/view.ts';
import { diseaseStyle } from './CardChip.tsx';
import styles from './CardFace.module.css';

export interface CardFaceProps {
  readonly game: string;
  readonly card: string;
  /** The colour of its city; undefined for an event. */
  readonly colour: string | undefined;
}

/** The map of the board, which is fetched for it anyway. */
function useMap(game: string) {
  const [, setHere] = useState('');
  const drawing = mapHere(game);
  useEffect(() => {
    if (mapHere(game) === undefined)
      loadMap(game).then(
        () => setHere(game),
        () => undefined,
      );
  }, [game]);
  return drawing;
}

export const CardFace = memo(function CardFace({ game, card, colour }: CardFaceProps) {
  return colour === undefined ? (
    <span className={styles['event']}>
      <EventIcon event={card} size="2.1em" />
    </span>
  ) : (
    <span className={styles['city']} style={diseaseStyle(colour)}>
      <Around game={game} city={card} />
      <span className={styles['symbol']}>
        <DiseaseSymbol colour={colour} size="0.9em" />
      </span>
    </span>
  );
});

/** Cut out of the map when all else is drawn: nobody waits for a picture. */
function Around({ game, city }: { readonly game: string; readonly city: string }) {
  const drawing = useMap(game);
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(true), []);
  const view = drawing !== undefined && (isDue || hasView(drawing, city)) ? viewOf(drawing, city) : undefined;
  if (view === undefined) return undefined;
  const { box, land, lines, ways, others } = view;
  const dot = box[2] / 100;
  return (
    <svg viewBox={box.join(' ')} preserveAspectRatio="xMidYMid slice" focusable="false" aria-hidden="true">
      <path className={styles['land']} d={land} />
      <path className={styles['ways']} d={ways} />
      <path className={styles['lines']} d={lines} />
      {others.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} className={styles['other']} cx={x} cy={y} r={2 * dot} />
      ))}
      <circle className={styles['ring']} r={9 * dot} />
      <circle className={styles['here']} r={4.6 * dot} />
    </svg>
  );
}
