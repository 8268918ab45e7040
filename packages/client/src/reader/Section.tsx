// A part of the view under a heading of its own.
import { useId, type ReactNode } from 'react';
import styles from './ReaderView.module.css';

export interface SectionProps {
  readonly title: string;
  readonly area?: 'main' | 'side';
  readonly children: ReactNode;
}

export function Section({ title, area = 'main', children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} data-area={area} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line, index) => (
        <li key={`${String(index)} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}
