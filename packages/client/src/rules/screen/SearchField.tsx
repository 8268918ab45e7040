// Where one types what to look for; how much was found is said aloud.
import { useId } from 'react';
import { pluralIn } from '../../words/plural.ts';
import type { Language } from '../../words/words.ts';
import type { RulesWords } from '../words.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly language: Language;
  readonly words: RulesWords;
  readonly query: string;
  /** Undefined while nothing is searched for. */
  readonly count: number | undefined;
  readonly onQuery: (query: string) => void;
}

export function SearchField({ language, words, query, count, onQuery }: SearchFieldProps) {
  const field = useId();
  return (
    <search className={styles['search']}>
      <label htmlFor={field} className={styles['label']}>
        {words.search}
      </label>
      <div className={styles['fieldRow']}>
        <input
          id={field}
          className={styles['field']}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.searchHint}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && query !== '') onQuery('');
          }}
        />
        {query === '' ? undefined : (
          <button
            type="button"
            className={styles['clear']}
            aria-label={words.clear}
            onClick={() => onQuery('')}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M6 6 18 18M18 6 6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
      </div>
      <p className={styles['count']} role="status" aria-live="polite">
        {count === undefined ? '' : count === 0 ? words.foundNothing : pluralIn(language)(count, words.found)}
      </p>
    </search>
  );
}
