// The laboratory as a place of the table: beside the map where there is room, in its place on a phone, folded to a line that is always there.
import { laboratoryShown, type LaboratoryShown } from '@cordon/protocol/laboratory';
import {
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useStore } from 'zustand';
import { useMotion } from '../board/motion.ts';
import { nearestInDirection } from '../board/navigation.ts';
import { directionOf } from '../board/useStops.ts';
import { narrow } from '../choices/narrow.ts';
import type { Offer } from '../choices/offer.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { useSettings } from '../settings/settings.ts';
import type { LaboratoryWords } from '../words/laboratory.ts';
import { BenchContext, spotOf, useBench, type Bench } from './bench.ts';
import { DeckLook, Drawn } from './Cards.tsx';
import { Colours } from './Colours.tsx';
import { Dishes } from './Dishes.tsx';
import { followingOf } from './following.ts';
import { layoutOf, type Lie } from './layout.ts';
import type { LaboratoryProps } from './props.ts';
import { Line } from './Line.tsx';
import { Summary } from './Summary.tsx';
import { choose, drawnIn, usableOf } from './usable.ts';
import { useFollowing } from './useFollowing.ts';
import { useTurns } from './useTurns.ts';
import { laboratoryWords } from './words.ts';
import styles from './laboratory.module.css';

/** Beside a wide map and on a phone it stands upright; where there is more width than height it lies. */
const LIES: Readonly<Record<LaboratoryProps['shape'], Lie>> = {
  wide: 'tall',
  phone: 'tall',
  tall: 'broad',
  low: 'broad',
};

export function Laboratory({ shape, state, onState }: LaboratoryProps) {
  const { view, say } = useScene();
  const words = use(laboratoryWords(say.language));
  const motion = useMotion(useSettings((one) => one.motion));
  const lab = useMemo(() => laboratoryShown(view), [view]);
  const lie = LIES[shape];
  const folds = shape === 'wide' ? 'column' : 'row';
  const opened = useRef(false);
  useTurns(shape, state, onState);
  if (lab === undefined) return undefined;
  return (
    <section
      className={styles['laboratory']}
      aria-label={words.title}
      data-state={state}
      data-lie={lie}
      data-motion={motion}
      data-tour="laboratory"
    >
      {state === 'folded' ? (
        <button
          type="button"
          className={styles['folded']}
          data-fold={folds}
          aria-expanded="false"
          aria-keyshortcuts="l"
          onClick={() => {
            opened.current = true;
            onState('open');
          }}
        >
          <Glyph name={folds === 'column' ? 'chevron-left' : 'chevron-up'} size={16} />
          <span className="only-read">{words.open}</span>
          <Summary lab={lab} words={words} />
        </button>
      ) : (
        <Board
          lab={lab}
          words={words}
          lie={lie}
          folds={folds}
          covers={shape === 'phone' || shape === 'low' ? 'yes' : 'no'}
          opened={opened}
          onFold={() => onState('folded')}
        />
      )}
    </section>
  );
}

interface BoardProps {
  readonly lab: LaboratoryShown;
  readonly words: LaboratoryWords;
  readonly lie: Lie;
  readonly folds: 'column' | 'row';
  /** Whether it takes the place of the map. */
  readonly covers: 'yes' | 'no';
  /** Whether somebody opened it just now: then the focus goes there. */
  readonly opened: RefObject<boolean>;
  readonly onFold: () => void;
}

function Board({ lab, words, lie, folds, covers, opened, onFold }: BoardProps) {
  const { offers, view, names } = useScene();
  const { play, selection: actions } = useDeeds();
  const selection = useStore(actions.store, (one) => one.selection);
  const [held, hold] = useState<string>();
  const [pointed, setPointed] = useState<Offer>();
  const [looking, setLooking] = useState<'yes' | 'no'>('no');
  const [present, setPresent] = useState('dish sample-1');
  const usable = useMemo(() => usableOf(offers, selection), [offers, selection]);
  const following = useFollowing(pointed);
  const layout = layoutOf(lie);
  const pointAt = useCallback(
    (some: readonly Offer[] | undefined) =>
      setPointed(some === undefined ? undefined : narrow(some).complete),
    [],
  );
  const press = useCallback(
    (key: string) => {
      const some = usable.get(key);
      hold(undefined);
      setPointed(undefined);
      if (some !== undefined) choose(some, play, actions);
    },
    [usable, play, actions],
  );
  const bench: Bench = { lab, layout, words, usable, held, hold, following, pointAt, press, present };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened.current) place.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]')?.focus();
    opened.current = false;
  }, [opened]);

  /** Arrow keys go to the next place on that side. */
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && held !== undefined) {
      hold(undefined);
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const direction = directionOf(event.key);
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
    if (direction === undefined || from === null) return;
    const spots = [...(place.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
    const stops = spots.map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      return { key: spot.dataset['spot'] ?? '', at: [left + width / 2, top + height / 2] as const, name: '' };
    });
    const here = stops[spots.indexOf(from)];
    const next = here === undefined ? undefined : nearestInDirection(stops, here.at, direction);
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) spots[stops.indexOf(next)]?.focus();
  };

  const drawn = drawnIn(view);
  const told = following === undefined ? '' : words.follows(followingOf(following, names.card));
  return (
    <BenchContext value={bench}>
      <div
        ref={place}
        className={styles['open']}
        role="group"
        aria-label={words.title}
        onKeyDown={walk}
        onFocus={({ target }) => {
          const spot = target.closest<HTMLElement>('[data-spot]')?.dataset['spot'];
          if (spot !== undefined) setPresent(spot);
        }}
      >
        <header className={styles['head']}>
          <h2 className={told === '' ? styles['title'] : 'only-read'}>{words.title}</h2>
          <p className={styles['told']} role="status" data-loses={following?.loses ?? 'no'}>
            {told}
          </p>
          <Deck onLook={() => setLooking('yes')} />
          <button
            type="button"
            className={styles['fold']}
            aria-label={words.fold}
            aria-expanded="true"
            title={words.fold}
            // The way back to the map, where there is no room for both.
            data-tour={covers === 'yes' ? 'lab:fold' : undefined}
            onClick={onFold}
          >
            <Glyph name={folds === 'column' ? 'chevron-right' : 'chevron-down'} size={18} />
          </button>
        </header>
        <div className={styles['room']}>
          <div
            className={styles['bench']}
            style={{ '--w': String(layout.width), '--h': String(layout.height) }}
            data-lie={lie}
          >
            <Dishes />
            {lab.research.map((line) => {
              const box = layout.lines[line.id];
              return box === undefined ? undefined : <Line key={line.id} line={line} box={box} />;
            })}
            <Colours selection={selection} />
            {drawn === undefined ? undefined : <Drawn card={drawn} offers={offers} />}
          </div>
          {looking === 'yes' ? <DeckLook onClose={() => setLooking('no')} /> : undefined}
        </div>
      </div>
    </BenchContext>
  );
}

/** The deck: how many cards are left; a press draws one if that can be done, else it shows what is known. */
function Deck({ onLook }: { readonly onLook: () => void }) {
  const bench = useBench();
  const { lab, words, usable, press } = bench;
  const left = words.deck.left(lab.deck.left);
  const isUsable = usable.has('deck');
  return (
    <span className={styles['deck']}>
      {isUsable ? (
        <button
          type="button"
          className={styles['draw']}
          aria-label={words.about(words.deck.draw, left)}
          title={words.deck.draw}
          data-tour="lab:deck"
          onClick={() => press('deck')}
          {...spotOf(bench, 'deck')}
        >
          <Glyph name="plus" size={14} />
          <Glyph name="deck" size={18} />
        </button>
      ) : undefined}
      <button
        type="button"
        className={styles['look']}
        aria-label={words.about(words.deck.look, left)}
        title={words.deck.look}
        onClick={onLook}
      >
        <Glyph name="deck" size={18} />
        <b>{lab.deck.left}</b>
      </button>
    </span>
  );
}
