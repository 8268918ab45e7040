// The three commands of the Bio-Terrorist’s turn: done, asked for, still to come.
import { use } from 'react';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { slotsOf } from './slots.ts';
import { opponentWords } from './words.ts';
import styles from './infectionHand.module.css';

export function Slots() {
  const { view } = useScene();
  const words = use(opponentWords(useWords().language));
  const slots = slotsOf(view);
  if (slots === undefined) return undefined;
  const done = slots.filter((slot) => slot === 'done').length;
  return (
    <span className={styles['slots']} role="img" aria-label={words.command(done + 1, slots.length)}>
      {slots.map((slot, index) => (
        <i key={index} data-slot={slot} />
      ))}
    </span>
  );
}
