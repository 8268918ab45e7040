// Books of rules to read and to search: contents, sections that can be linked to, and what was found as one types.
import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../words/words.ts';
import type { Book } from './pages/load.ts';
import { rulesPath } from './path.ts';
import { rulesWords } from './rulesWords.ts';
import styles from './RulesScreen.module.css';
import { Contents } from './screen/Contents.tsx';
import { followed } from './screen/followed.ts';
import { goTo } from './screen/places.ts';
import { Results } from './screen/Results.tsx';
import { RulesText } from './screen/RulesText.tsx';
import { SearchField } from './screen/SearchField.tsx';
import { useRules } from './screen/useRules.ts';
import { search, type Found } from './search.ts';
import { wordsOf } from './search/fold.ts';
import { piecesOf } from './search/pieces.ts';

export interface RulesScreenProps {
  readonly language: Language;
  /** Those there are, and the one that is open. */
  readonly books: readonly Book[];
  readonly book: Book;
  /** Where to begin to read; defaults to the start. */
  readonly section: string | undefined;
  readonly onOpen: (book: string, section: string | undefined) => void;
}

export function RulesScreen({ language, books, book, section, onOpen }: RulesScreenProps) {
  const words = rulesWords(language);
  const { now, again } = useRules(language, book);
  const [query, setQuery] = useState('');
  const [shows, setShows] = useState<'text' | 'results'>('text');
  const [target, setTarget] = useState<{ readonly section: string; readonly anchor: string }>();
  const rules = now.state === 'loaded' ? now.rules : undefined;
  const pieces = useMemo(() => (rules === undefined ? [] : piecesOf(rules)), [rules]);
  const found = useMemo(() => search(pieces, query), [pieces, query]);
  const searched = useMemo(() => wordsOf(query), [query]);
  const isSearching = searched.length > 0;
  const showsResults = isSearching && shows === 'results';

  useEffect(() => {
    if (rules === undefined) return;
    if (section === undefined) setTarget(undefined);
    else setTarget((before) => (before?.section === section ? before : { section, anchor: section }));
  }, [rules, section]);
  useEffect(() => {
    if (target !== undefined && !showsResults) goTo(target.anchor);
  }, [target, showsResults]);

  const ask = (text: string) => {
    setQuery(text);
    setShows('results');
  };
  const read = (id: string, anchor = id) => {
    setShows('text');
    setTarget({ section: id, anchor });
    onOpen(book.id, id);
  };
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{words.title}</h1>
        <nav className={styles['games']} aria-label={words.chooseGame}>
          {books.map(({ id, name }) => (
            <a
              key={id}
              className={styles['game']}
              href={rulesPath(id)}
              aria-current={id === book.id ? 'page' : undefined}
              onClick={followed(() => onOpen(id, undefined))}
            >
              {name[language]}
            </a>
          ))}
        </nav>
      </header>
      <aside className={styles['side']}>
        <SearchField
          language={language}
          words={words}
          query={query}
          count={isSearching && rules !== undefined ? found.length : undefined}
          onQuery={ask}
        />
        {rules === undefined ? undefined : (
          <Contents
            book={book.id}
            sections={rules.page.sections}
            section={section}
            words={words}
            onOpen={(id) => read(id)}
          />
        )}
      </aside>
      <div className={styles['main']}>
        {now.state === 'loading' ? <p role="status">{words.loading}</p> : undefined}
        {now.state === 'failed' ? (
          <p role="alert">
            {words.failed}{' '}
            <button type="button" className={styles['button']} onClick={again}>
              {words.again}
            </button>
          </p>
        ) : undefined}
        {isSearching && !showsResults ? (
          <div className={styles['searched']}>
            <p>{words.marked}</p>
            <button type="button" className={styles['button']} onClick={() => setShows('results')}>
              {words.backToResults}
            </button>
          </div>
        ) : undefined}
        {showsResults ? (
          <Results
            book={book.id}
            found={found}
            words={words}
            onChoose={(each: Found) => read(each.section, each.anchor)}
          />
        ) : undefined}
        {rules === undefined || showsResults ? undefined : (
          <RulesText page={rules.page} words={words} searched={searched} onOpen={(id) => read(id)} />
        )}
      </div>
    </div>
  );
}
