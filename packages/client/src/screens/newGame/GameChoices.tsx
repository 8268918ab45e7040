// What is played: a game by its cover, and the boxes that go with it.
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { GAMES } from '../../games/games.ts';
import { Cover } from '../../ui/Cover.tsx';
import { useAllWords } from '../../words/context.tsx';
import { gameNames } from '../../words/gameNames.ts';
import frame from '../../ui/PictureChoice.module.css';
import styles from './GameChoices.module.css';

export interface GameChoicesProps {
  readonly game: string;
  readonly onChange: (game: string) => void;
}

export function GameChoices({ game, onChange }: GameChoicesProps) {
  const { newGame: words, language } = useAllWords();
  const label = useId();
  return (
    <div className={styles['games']}>
      <p id={label} className={styles['label']}>
        {words.game}
      </p>
      <RadioGroup.Root
        className={styles['row']}
        aria-labelledby={label}
        orientation="horizontal"
        value={game}
        onValueChange={onChange}
      >
        {GAMES.map(({ id }) => (
          <RadioGroup.Item key={id} value={id} className={`${frame['choice']} ${styles['game']}`}>
            <Cover of={id} />
            <b>{gameNames[language](id)}</b>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
