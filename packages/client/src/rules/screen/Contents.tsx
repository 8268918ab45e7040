// The table of contents; on a narrow screen it is folded behind a button.
import { useId, useState } from 'react';
import type { Section } from '../pages/page.ts';
import { rulesPath } from '../path.ts';
import type { RulesWords } from '../words.ts';
import { followed } from './followed.ts';
import styles from './Contents.module.css';

export interface ContentsProps {
  readonly book: string;
  readonly sections: readonly Section[];
  readonly section: string | undefined;
  readonly words: RulesWords;
  readonly onOpen: (section: string) => void;
}

export function Contents({ book, sections, section, words, onOpen }: ContentsProps) {
  const [folded, setFolded] = useState<'yes' | 'no'>('yes');
  const list = useId();
  const open = (id: string) => {
    setFolded('yes');
    onOpen(id);
  };
  return (
    <nav className={styles['contents']} aria-label={words.contents}>
      <button
        type="button"
        className={styles['unfold']}
        aria-expanded={folded === 'no'}
        aria-controls={list}
        onClick={() => setFolded(folded === 'yes' ? 'no' : 'yes')}
      >
        {words.contents}
      </button>
      <ol id={list} className={styles['contentsList']} data-folded={folded}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles['contentsLink']}
              href={rulesPath(book, id)}
              aria-current={id === section ? 'location' : undefined}
              onClick={followed(() => open(id))}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
