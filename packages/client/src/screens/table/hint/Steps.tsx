// The steps of a line in words: what was played is struck out, what comes next stands out.
import { readPlanned } from '../../../choices/plans.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import styles from './Hint.module.css';

export interface StepsProps {
  readonly commands: readonly string[];
  readonly played: number;
}

export function Steps({ commands, played }: StepsProps) {
  const { view, facts, names, say, speaker } = useScene();
  const { advice: words, reader } = useWords();
  return (
    <ol className={styles['steps']} aria-label={words.steps}>
      {commands.map((command, index) => {
        const offer = readPlanned(command, view, facts);
        const label = say.offerLabel(speaker, offer);
        return (
          <li
            key={`${String(index)} ${command}`}
            data-step={index < played ? 'done' : index === played ? 'next' : 'later'}
            aria-current={index === played ? 'step' : undefined}
          >
            {offer.seat === view.turn ? label : reader.about(names.seat(offer.seat), label)}
          </li>
        );
      })}
    </ol>
  );
}
