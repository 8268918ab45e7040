// What everybody knows of the Bio-Terrorist, in a line that is always in sight; a press tells the rest.
import { use, useState } from 'react';
import { roleColour } from '../faces/roleColours.ts';
import { FactIcon } from '../icons/FactIcon.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import { useScene } from '../scene/scene.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/context.tsx';
import { opponentWords } from './words.ts';
import styles from './badge.module.css';

/** The picture of each state is that of the fact that brings it about. */
const PICTURES = { hidden: 'vanished', spotted: 'spotted', captured: 'captured' } as const;

export function Badge() {
  const { opponent, view, face, names, say, speaker } = useScene();
  const { language, app } = useWords();
  const words = use(opponentWords(language));
  const [open, setOpen] = useState<'yes' | 'no'>('no');
  if (opponent === undefined) return undefined;
  const { seat, state, hand, possible, sightings } = opponent;
  const role = view.seats[seat - 1]?.role ?? '';
  // What only his own seat knows stays with his hand.
  const where = state === 'hidden' ? undefined : opponent.city;
  const stands =
    where === undefined
      ? words.state.hidden
      : words.state[state === 'captured' ? state : 'spotted'](names.city(where));
  const [last] = sightings;
  const isNarrowed = state === 'hidden' && possible.length > 0;
  const text = [
    stands,
    ...(isNarrowed ? [words.places(possible.length)] : []),
    words.cards(hand.size),
    ...(last === undefined ? [] : [words.sighted(names.city(last.city), last.turn)]),
  ].join('. ');
  const section = say.describePlaces(speaker, view).find(({ title }) => title === words.title);
  return (
    <>
      <button
        type="button"
        className={styles['badge']}
        style={{ '--role': roleColour(face, role) }}
        data-state={state}
        data-opponent={state}
        data-tour="opponent"
        aria-haspopup="dialog"
        title={text}
        onClick={() => setOpen('yes')}
      >
        <span className="only-read">{`${words.title}. ${text}.`}</span>
        <span className={styles['portrait']} aria-hidden="true">
          <RolePortrait role={role} size="100%" />
        </span>
        <span className={styles['state']} aria-hidden="true">
          <FactIcon fact={PICTURES[state]} size={18} />
          <span className={styles['stands']}>{stands}</span>
        </span>
        {isNarrowed ? (
          <span className={styles['count']} aria-hidden="true">
            <i className={styles['ring']} />
            {possible.length}
          </span>
        ) : undefined}
        <span className={styles['count']} aria-hidden="true">
          <Glyph name="hand" size={16} />
          {hand.size}
        </span>
      </button>
      <Sheet title={words.more} closeLabel={app.close} open={open} onClose={() => setOpen('no')}>
        <ul className={styles['known']}>
          {section?.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
