// What lies before the Bio-Terrorist: where he is, how far his turn is, and his infection cards.
import { use } from 'react';
import { Hand, type HandProps } from '../panels/Hand.tsx';
import { useScene } from '../scene/scene.ts';
import { useWords } from '../words/context.tsx';
import { Slots } from './Slots.tsx';
import { opponentWords } from './words.ts';
import styles from './infectionHand.module.css';

export function InfectionHand(props: HandProps) {
  const { opponent, names, view } = useScene();
  const words = use(opponentWords(useWords().language));
  if (opponent === undefined) return undefined;
  const { state, city, turn } = opponent;
  const told = words.state[state === 'hidden' ? 'hiddenIn' : state];
  const stands = city === undefined ? words.state.hidden : told(names.city(city));
  return (
    <div className={styles['hand']} data-tour="infections">
      <div className={styles['head']}>
        <div className={styles['where']} data-state={state}>
          {stands}
        </div>
        <Slots />
        {turn === undefined || view.ending !== 'running' ? undefined : (
          <p className={styles['left']}>{words.left(turn.actions, turn.freeDrive && state !== 'captured')}</p>
        )}
      </div>
      <Hand {...props} />
    </div>
  );
}
