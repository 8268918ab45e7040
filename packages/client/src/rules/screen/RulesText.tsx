// The sections of the rules, one below the other.
import type { RulesPage, Section } from '../pages/page.ts';
import { rulesPath } from '../path.ts';
import { marksIn } from '../search/marks.ts';
import type { RulesWords } from '../words.ts';
import { Blocks } from './Blocks.tsx';
import { followed } from './followed.ts';
import { Marked } from './Marked.tsx';
import { placeId } from './places.ts';
import styles from './RulesText.module.css';

export interface RulesTextProps {
  readonly page: RulesPage;
  readonly words: RulesWords;
  readonly searched: readonly string[];
  readonly onOpen: (section: string) => void;
}

export function RulesText({ page, words, searched, onOpen }: RulesTextProps) {
  const linkOf = ({ id, title }: Section) => (
    <a
      className={styles['deepLink']}
      href={rulesPath(page.book, id)}
      aria-label={words.linkTo(title)}
      onClick={followed(() => onOpen(id))}
    >
      #
    </a>
  );
  return (
    <div className={styles['text']}>
      {page.sections.map((section) => (
        <section key={section.id} className={styles['section']} aria-labelledby={placeId(section.id)}>
          <div className={styles['sectionHead']}>
            <h2 id={placeId(section.id)} className={styles['sectionTitle']} tabIndex={-1}>
              <Marked text={section.title} marks={marksIn(section.title, searched)} />
            </h2>
            {linkOf(section)}
          </div>
          <Blocks section={section} words={words} searched={searched} />
        </section>
      ))}
    </div>
  );
}
