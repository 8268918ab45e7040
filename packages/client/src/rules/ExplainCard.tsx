// What stands on the card of an explanation.
import type { Ref } from 'react';
import type { Explaining } from './context.ts';
import type { Explanation, What } from './explain/explanation.ts';
import styles from './Explained.module.css';
import { sectionOf } from './pages/sections.ts';
import { rulesPath } from './path.ts';
import { rulesWords } from './rulesWords.ts';
import { followed } from './screen/followed.ts';

export interface ExplainCardProps {
  /** Of the text that describes the thing. */
  readonly id: string;
  /** What scrolls and takes the focus. */
  readonly frame: Ref<HTMLDivElement>;
  readonly what: What;
  readonly explanation: Explanation;
  readonly explaining: Explaining;
  /** Without it the link is an ordinary one. */
  readonly onRead: ((section: string) => void) | undefined;
}

export function ExplainCard({ id, frame, what, explanation, explaining, onRead }: ExplainCardProps) {
  const { title, text, points } = explanation;
  const section = sectionOf(explaining.game, what, explanation);
  return (
    <div ref={frame} className={styles['scroll']} tabIndex={-1}>
      <div id={id}>
        <p id={`${id}-title`} className={styles['title']}>
          {title}
        </p>
        <p className={styles['text']}>{text}</p>
        {points.length === 0 ? undefined : (
          <ul className={styles['points']}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      {section === undefined ? undefined : (
        <a
          className={styles['link']}
          href={rulesPath(explaining.game, section)}
          onClick={onRead === undefined ? undefined : followed(() => onRead(section))}
        >
          {rulesWords(explaining.language).readRules}
        </a>
      )}
    </div>
  );
}
