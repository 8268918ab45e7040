// The options of the table, each with what it means. Folded, for most tables want what is usual.
import type { GameFacts } from '../../games/facts.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useAllWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import { optionOf, optionsOf, type Setup } from './setup.ts';
import styles from './NewGameScreen.module.css';

export interface OptionChoicesProps {
  readonly setup: Setup;
  readonly facts: GameFacts;
  readonly say: GameWords;
  readonly onChange: (part: Partial<Setup>) => void;
}

const YES_NO = ['yes', 'no'] as const;
const AIDS = ['infectionPanel', 'hints'] as const;

export function OptionChoices({ setup, facts, say, onChange }: OptionChoicesProps) {
  const words = useAllWords().newGame;
  const there = optionsOf(setup, facts).filter(({ values }) => values.length > 1);
  return (
    <Fold className={styles['more']} title={words.options}>
      <div className={styles['inside']}>
        {there.map((option) => {
          const { name, values } = option;
          const value = optionOf(setup, facts, option);
          const { name: label, about } = say.option(setup.game, name);
          return (
            <Choice
              key={name}
              label={label}
              about={`${about} ${say.optionValue(setup.game, name, value).about}`}
              values={values}
              value={value}
              nameOf={(one) => say.optionValue(setup.game, name, one).name}
              onChange={(one) => onChange({ options: { ...setup.options, [name]: one } })}
            />
          );
        })}
        {AIDS.map((aid) => (
          <Choice
            key={aid}
            label={words.aids[aid].name}
            about={words.aids[aid].about}
            values={YES_NO}
            value={setup.aids[aid]}
            nameOf={(one) => words[one]}
            onChange={(one) => onChange({ aids: { ...setup.aids, [aid]: one } })}
          />
        ))}
        {setup.place === 'online' ? (
          <>
            <Choice
              label={words.watchers}
              about={words.watchersAbout}
              values={YES_NO}
              value={setup.watchers === 'allowed' ? 'yes' : 'no'}
              nameOf={(one) => words[one]}
              onChange={(one) => onChange({ watchers: one === 'yes' ? 'allowed' : 'none' })}
            />
            <Choice
              label={words.listed}
              about={words.listedAbout}
              values={YES_NO}
              value={setup.listed}
              nameOf={(one) => words[one]}
              onChange={(listed) => onChange({ listed })}
            />
          </>
        ) : undefined}
      </div>
    </Fold>
  );
}
