// What a search found, each with the piece of the rules it was found in.
import { rulesPath } from '../path.ts';
import type { Found } from '../search.ts';
import type { RulesWords } from '../words.ts';
import { followed } from './followed.ts';
import { Marked } from './Marked.tsx';
import styles from './Results.module.css';

export interface ResultsProps {
  readonly book: string;
  readonly found: readonly Found[];
  readonly words: RulesWords;
  readonly onChoose: (found: Found) => void;
}

/** Nobody reads more. */
const SHOWN = 40;

export function Results({ book, found, words, onChoose }: ResultsProps) {
  return (
    <section aria-label={words.results}>
      <ol className={styles['results']}>
        {found.slice(0, SHOWN).map((each) => (
          <li key={`${each.anchor} ${each.heading} ${each.text}`}>
            <a
              className={styles['result']}
              href={rulesPath(book, each.section)}
              onClick={followed(() => onChoose(each))}
            >
              <span className={styles['resultHead']}>
                <strong>
                  <Marked text={each.heading} marks={each.headingMarks} />
                </strong>
                {each.heading === each.sectionTitle ? undefined : (
                  <span className={styles['resultSection']}>{each.sectionTitle}</span>
                )}
              </span>
              <span className={styles['resultText']}>
                <Marked text={each.text} marks={each.marks} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
