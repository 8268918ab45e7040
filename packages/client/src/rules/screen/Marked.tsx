// A text with the places marked that were searched for.
import type { Mark } from '../search/marks.ts';
import styles from './Marked.module.css';

export interface MarkedProps {
  readonly text: string;
  readonly marks: readonly Mark[];
}

export function Marked({ text, marks }: MarkedProps) {
  if (marks.length === 0) return text;
  const last = marks.at(-1)!;
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark className={styles['mark']}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last.to)}
    </>
  );
}
