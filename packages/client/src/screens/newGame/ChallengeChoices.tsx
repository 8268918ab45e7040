// The challenges a table may take on, each with what it means.
import { useState } from 'react';
import { availableWith } from '../../games/available.ts';
import type { GameFacts } from '../../games/facts.ts';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { withChallenge, type Setup } from './setup.ts';
import styles from './NewGameScreen.module.css';

export interface ChallengeChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (setup: Setup) => void;
}

export function ChallengeChoices({ setup, facts, say, onChange }: ChallengeChoicesProps) {
  const words = useAllWords().newGame;
  const { challenges } = availableWith(facts, setup.boxes);
  const [instead, setInstead] = useState('');
  const nameOf = (challenge: string): string => say.challenge(setup.game, challenge).name;
  const toggle = (challenge: string): void => {
    const next = withChallenge(setup, challenge, facts);
    const gone = setup.challenges.filter((one) => one !== challenge && !next.challenges.includes(one));
    setInstead(gone.length === 0 ? '' : words.instead(nameOf(challenge), gone.map(nameOf).join(', ')));
    onChange(next);
  };
  if (challenges.length === 0) return undefined;
  return (
    <fieldset className={styles['challenges']}>
      <legend className={styles['label']}>{words.challenges}</legend>
      {challenges.map((challenge) => {
        const { name, about } = say.challenge(setup.game, challenge);
        return (
          <label key={challenge} className={styles['challenge']}>
            <input
              type="checkbox"
              checked={setup.challenges.includes(challenge)}
              onChange={() => toggle(challenge)}
            />
            <span>
              <b>{name}</b>
              <span className={styles['about']}> {about}</span>
            </span>
          </label>
        );
      })}
      <p className={styles['about']} role="status">
        {instead}
      </p>
    </fieldset>
  );
}
