// Sequence cards by themselves: the one that was drawn with what each choice keeps and loses, and all that are known of the deck.
import type { View } from '@cordon/engine';
import { cubesIn, unseenSequences } from '@cordon/protocol/laboratory';
import type { Offer } from '../choices/offer.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { useBench } from './bench.ts';
import { followingOf } from './following.ts';
import { SequenceFace } from './SequenceFace.tsx';
import { drawnIn, named } from './usable.ts';
import { useFollowing } from './useFollowing.ts';
import styles from './cards.module.css';

/** The card that was just drawn, large beside the lines, and what may be done with it. */
export function Drawn({ card, offers }: { readonly card: string; readonly offers: readonly Offer[] }) {
  const { words } = useBench();
  const { seat, view } = useScene();
  return (
    <div className={styles['drawn']} data-tour="lab:drawn">
      <h3 className={styles['title']}>{words.sequencing.title}</h3>
      <div className={styles['large']}>
        <SequenceFace card={card} words={words} />
      </div>
      {view.waitsFor === seat && offers.length > 0 ? (
        <ul className={styles['choices']}>
          {offers.map((offer) => (
            <Choice key={offer.words} offer={offer} />
          ))}
        </ul>
      ) : undefined}
    </div>
  );
}

function Choice({ offer }: { readonly offer: Offer }) {
  const { words, pointAt } = useBench();
  const { say, game, names } = useScene();
  const { play } = useDeeds();
  const following = useFollowing(offer);
  const line = say.theThing(game, 'research', named(offer, 'research') ?? '');
  const { place, swap, drop, keeps } = words.sequencing;
  const label = { 'place-sequence': place(line), 'swap-sequence': swap(line) }[offer.kind.name] ?? drop;
  const lost = following === undefined ? 0 : cubesIn(following.lost).length + following.cards.length;
  const told =
    following === undefined
      ? ''
      : lost === 0 && offer.kind.name === 'swap-sequence'
        ? keeps
        : words.follows(followingOf(following, names.card));
  return (
    <li>
      <Button
        size="small"
        onClick={() => play([offer.words])}
        onPointerEnter={() => pointAt([offer])}
        onPointerLeave={() => pointAt(undefined)}
        onFocus={() => pointAt([offer])}
        onBlur={() => pointAt(undefined)}
      >
        {label}
      </Button>
      <span className={styles['told']}>{told}</span>
    </li>
  );
}

/** What lies in the discard pile, and what must still be in the deck. */
export function DeckLook({ onClose }: { readonly onClose: () => void }) {
  const { lab, words } = useBench();
  const { view } = useScene();
  const { app } = useWords();
  const all = view.config.decks?.['sequence'] ?? [];
  const unseen = unseenSequences(all, lab, drawnIn(view));
  return (
    <div className={styles['over']} data-tour="lab:cards">
      <div className={styles['head']}>
        <h3 className={styles['title']}>{words.deck.title}</h3>
        <button type="button" className={styles['close']} aria-label={app.close} onClick={onClose}>
          <Glyph name="close" size={18} />
        </button>
      </div>
      <p className={styles['note']}>
        {words.deck.reconstructed} <a href={ownListPath(view.config)}>{words.deck.ownList}</a>
      </p>
      <Row title={words.deck.discard(lab.deck.discard.length)} cards={lab.deck.discard.toReversed()} />
      <Row title={words.deck.unseen(unseen.length)} cards={unseen} />
    </div>
  );
}

/** To the field in which a table like this one gets its own cards. */
const ownListPath = ({ boxes = [], challenges }: View['config']): string =>
  `/new?boxes=${boxes.join(',')}&challenges=${challenges.join(',')}&deck=sequence`;

function Row({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  const { words } = useBench();
  return (
    <>
      <h4 className={styles['subtitle']}>{title}</h4>
      {cards.length === 0 ? (
        <p className={styles['told']}>{words.deck.none}</p>
      ) : (
        <ul className={styles['row']}>
          {cards.map((card, index) => (
            <li key={`${card} ${String(index)}`}>
              <SequenceFace card={card} words={words} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
