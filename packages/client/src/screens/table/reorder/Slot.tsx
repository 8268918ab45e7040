// The place of one card in an order: the card, the cubes in its city, and buttons that move it.
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { cityOf } from '../../../games/games.ts';
import { DiseaseSymbol } from '../../../icons/DiseaseSymbol.tsx';
import { EventIcon } from '../../../icons/EventIcon.tsx';
import { Glyph } from '../../../icons/Glyph.tsx';
import { diseaseStyle } from '../../../panels/CardChip.tsx';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import styles from './Reorder.module.css';

export interface SlotProps {
  readonly card: string;
  readonly place: number;
  readonly all: number;
  /** The id of what says how cards are moved. */
  readonly how: string;
  readonly state: 'still' | 'lifted' | 'dragged';
  readonly style: CSSProperties;
  readonly isFirst: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPress: (by: 'pointer' | 'key') => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onShift: (step: -1 | 1) => void;
}

export function Slot({ card, place, all, how, state, style, isFirst, ...on }: SlotProps) {
  const { names } = useScene();
  const words = useWords().story.order;
  const cubes = useCubes(card);
  const name = names.card(card);
  return (
    <li className={styles['slot']} style={style} data-state={state} data-slot={place}>
      <Place place={place} all={all} />
      <button
        type="button"
        className={styles['card']}
        aria-pressed={state === 'lifted'}
        aria-describedby={how}
        aria-label={[words.card(name, place, all), ...cubes.map(({ said }) => said)].join('. ')}
        data-hold={`card ${card}`}
        onPointerDown={on.onPointerDown}
        onClick={({ detail }) => on.onPress(detail === 0 ? 'key' : 'pointer')}
        onKeyDown={on.onKey}
      >
        <Card card={card} />
        <span className={styles['cubes']}>
          {cubes.flatMap(({ colour, count }) =>
            Array.from({ length: count }, (_, index) => (
              <i key={`${colour} ${String(index)}`} className={styles['cube']} style={diseaseStyle(colour)}>
                <DiseaseSymbol colour={colour} size={9} />
              </i>
            )),
          )}
        </span>
      </button>
      <span className={styles['tools']}>
        {([-1, 1] as const).map((step) => (
          <button
            key={step}
            type="button"
            className={styles['tool']}
            disabled={step < 0 ? isFirst : place === all}
            aria-label={(step < 0 ? words.earlier : words.later)(name)}
            data-hold={`${step < 0 ? 'earlier' : 'later'} ${card}`}
            onClick={() => on.onShift(step)}
          >
            <Glyph name={step < 0 ? 'chevron-left' : 'chevron-right'} size={18} />
          </button>
        ))}
      </span>
    </li>
  );
}

/** One that stays where it is. */
export function PlacedSlot({ card, place }: Pick<SlotProps, 'card' | 'place'>) {
  const words = useWords().story.order;
  return (
    <li className={styles['slot']} data-state="placed">
      <Place place={place} all={0} />
      <span className={styles['card']}>
        <Card card={card} />
        <small>{words.placed}</small>
      </span>
    </li>
  );
}

/** Which end of the deck is which is written at the ends. */
function Place({ place, all }: Pick<SlotProps, 'place' | 'all'>) {
  const words = useWords().story.order;
  return (
    <span className={styles['place']} aria-hidden="true">
      <b>{place}</b>
      {place === 1 ? <span>{words.first}</span> : undefined}
      {place === all ? <span>{words.last}</span> : undefined}
    </span>
  );
}

function Card({ card }: Pick<SlotProps, 'card'>) {
  const { game, names, facts } = useScene();
  const colour =
    cityOf(game, card)?.colour ?? (card.startsWith('mutation') ? facts.addedColours[0]?.id : undefined);
  return (
    <span className={styles['name']} style={diseaseStyle(colour)}>
      <span className={styles['mark']} data-kind={colour === undefined ? 'event' : 'city'}>
        {colour === undefined ? (
          <EventIcon event={card} size={13} />
        ) : (
          <DiseaseSymbol colour={colour} size={11} />
        )}
      </span>
      {names.card(card)}
    </span>
  );
}

function useCubes(
  card: string,
): readonly { readonly colour: string; readonly count: number; readonly said: string }[] {
  const { view, names } = useScene();
  const words = useWords().story.order;
  return Object.entries(view.cubes[card] ?? {}).flatMap(([colour, count]) =>
    count > 0 ? [{ colour, count, said: words.cubes(names.colour(colour), count) }] : [],
  );
}
