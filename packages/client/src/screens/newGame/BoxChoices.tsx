// The boxes a game may be played with, each by its picture.
import { useId } from 'react';
import { boxOf } from '../../boxes/boxes.ts';
import type { GameFacts } from '../../games/facts.ts';
import { availableWith } from '../../games/available.ts';
import { Cover } from '../../ui/Cover.tsx';
import { useAllWords } from '../../words/context.tsx';
import { poolsOf, type Setup } from './setup.ts';
import frame from '../../ui/PictureChoice.module.css';
import styles from './BoxChoices.module.css';

export interface BoxChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly onChange: (boxes: readonly string[]) => void;
}

export function BoxChoices({ setup, facts, onChange }: BoxChoicesProps) {
  const { boxes: chosen, players, challenges } = setup;
  const { newGame: words, language } = useAllWords();
  const { boxes } = facts.choices;
  const own = useId();
  if (boxes.length === 0) return undefined;
  const toggle = (id: string): void =>
    onChange(
      boxes.map((box) => box.id).filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one))),
    );
  const { eventsFor } = availableWith(facts, chosen, challenges);
  const { roles, events } = poolsOf(setup, facts);
  const used = Math.min(events.length, eventsFor(players) ?? events.length);
  return (
    <fieldset className={styles['boxes']}>
      <legend className={styles['label']}>{words.boxes}</legend>
      <div className={styles['row']}>
        {boxes.map(({ id, name }) => {
          const cover = boxOf(id);
          return (
            <label key={id} className={`${frame['choice']} ${styles['box']}`}>
              <input
                type="checkbox"
                aria-labelledby={`${own}-${id}`}
                aria-describedby={`${own}-${id}-about`}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span className={styles['picture']}>
                <Cover of={id} />
              </span>
              <span className={styles['text']}>
                <b id={`${own}-${id}`}>{cover?.name[language] ?? name}</b>
                <span id={`${own}-${id}-about`} className={styles['about']}>
                  {cover?.about[language]}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p className={styles['about']} role="status">
        {words.pools(roles.length, events.length, used)}
      </p>
    </fieldset>
  );
}
