// The card that tells what happened while others played: a line, or all of it.
import { useRef } from 'react';
import { roleColour } from '../../../faces/roleColours.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { RolePortrait } from '../../../icons/RolePortrait.tsx';
import type { Meanwhile } from '../../../panels/meanwhile.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import { useRoomBelow } from './useRoomBelow.ts';
import styles from './Recap.module.css';

export interface RecapCardProps {
  readonly turns: Meanwhile['turns'];
  readonly size: 'line' | 'all';
  readonly onSize: (size: 'line' | 'all') => void;
  readonly onClose: () => void;
}

export function RecapCard({ turns, size, onSize, onClose }: RecapCardProps) {
  const words = useWords().story;
  const card = useRef<HTMLElement>(null);
  const top = useRoomBelow(card);
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
        {turns.map(({ turn, text: told }) => (
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
        onClick={() => onSize(size === 'all' ? 'line' : 'all')}
      >
        <Glyph name={size === 'all' ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
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
