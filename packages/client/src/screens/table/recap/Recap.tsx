// What happened while others played, over the map until it is put away or the first move is made.
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../../announce/announcer.ts';
import { roleColour } from '../../../faces/roleColours.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { RolePortrait } from '../../../icons/RolePortrait.tsx';
import { meanwhileOf } from '../../../panels/meanwhile.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import { useRoomBelow } from './useRoomBelow.ts';
import styles from './Recap.module.css';

export function Recap() {
  const scene = useScene();
  const { selection } = useDeeds();
  const isFree = useStore(
    selection.store,
    ({ selection: { what }, mode }) => what === 'nothing' && mode === 'play',
  );
  const words = useWords().story;
  const [arrived] = useState(scene.model.number);
  const [closed, setClosed] = useState('');
  const [size, setSize] = useState<'line' | 'all'>('line');
  const meanwhile = meanwhileOf(scene);
  // Whoever comes back while others play is told how far they are; after that the board tells it.
  const isDue = meanwhile?.now === 'my turn' || scene.model.number === arrived;
  const shown = meanwhile !== undefined && isDue && meanwhile.key !== closed ? meanwhile : undefined;
  const text = shown?.turns.map((one) => one.text).join(' ') ?? '';
  useEffect(() => {
    if (text !== '') announce(text, { weight: 'aside', about: 'recap' });
  }, [text]);
  const card = useRef<HTMLElement>(null);
  const isThere = shown !== undefined && isFree;
  const top = useRoomBelow(card, isThere ? 'there' : 'away');
  if (!isThere) return undefined;
  return (
    <section
      ref={card}
      className={styles['recap']}
      aria-label={words.meanwhile}
      data-recap={size}
      data-side={top === undefined ? 'right' : 'left'}
      style={top === undefined ? undefined : { '--below': `${String(top)}px` }}
    >
      <h2 className={styles['title']}>{words.meanwhile}</h2>
      <ul className={styles['turns']} tabIndex={0}>
        {shown.turns.map(({ turn, text: told }) => (
          <li key={turn.turn} className={styles['turn']}>
            <Whose seat={turn.seat} />
            <p>{told}</p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles['size']}
        aria-expanded={size === 'all'}
        aria-label={size === 'all' ? words.less : words.more}
        onClick={() => setSize(size === 'all' ? 'line' : 'all')}
      >
        <Glyph name={size === 'all' ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <button
        type="button"
        className={styles['close']}
        aria-label={words.close}
        onClick={() => setClosed(shown.key)}
      >
        <Glyph name="close" size={16} />
      </button>
    </section>
  );
}

function Whose({ seat }: { readonly seat: number }) {
  const { view, face } = useScene();
  const role = view.seats[seat - 1]?.role ?? '';
  return (
    <span className={styles['role']} style={{ '--role': roleColour(face, role) }}>
      <RolePortrait role={role} size={24} />
    </span>
  );
}
