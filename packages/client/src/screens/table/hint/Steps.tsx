// The steps of a line in words: what was played is struck out, what comes next stands out. What another seat answers stands beside
// the step that asks it.
import { priceAt, type Prices } from '@cordon/protocol';
import { readPlanned } from '../../../choices/plans.ts';
import { useScene } from '../../../scene/scene.ts';
import { useWords } from '../../../words/context.tsx';
import styles from './Hint.module.css';

export interface StepsProps {
  readonly commands: readonly string[];
  readonly played: number;
  /** What each command takes, if somebody said so. */
  readonly prices?: Prices | undefined;
}

export function Steps({ commands, played, prices }: StepsProps) {
  const { view, facts, names, say, speaker } = useScene();
  const { advice: words, reader } = useWords();
  const offers = commands.map((command, index) => ({
    ...readPlanned(command, view, facts),
    price: priceAt(prices, index),
  }));
  const isAnswer = (index: number): boolean => index > 0 && offers[index]!.seat !== view.turn;
  const label = (index: number): string => {
    const offer = offers[index]!;
    const text = say.offerLabel(speaker, offer);
    return offer.seat === view.turn ? text : reader.about(names.seat(offer.seat), text);
  };
  const steps = [...commands.keys()].filter((index) => !isAnswer(index));
  return (
    <ol className={styles['steps']} aria-label={words.steps}>
      {steps.map((first, at) => {
        const end = steps[at + 1] ?? commands.length;
        const isNext = first <= played && played < end;
        return (
          <li
            key={`${String(first)} ${commands[first]!}`}
            data-step={end <= played ? 'done' : isNext ? 'next' : 'later'}
            aria-current={isNext ? 'step' : undefined}
          >
            {label(first)}
            {[...commands.keys()].slice(first + 1, end).map((answer) => (
              <small key={answer}>{label(answer)}</small>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
