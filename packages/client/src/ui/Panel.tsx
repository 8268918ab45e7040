// A titled area beside the board.
import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** `only-read`: the title is there for those who listen. */
  readonly titled?: 'shown' | 'only-read';
  readonly aside?: ReactNode;
  readonly className?: string;
  /** The name by which the guide of a first game finds it. */
  readonly tour?: string;
  readonly children: ReactNode;
}

export function Panel({ title, titled = 'shown', aside, className, tour, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={[styles['panel'], className].filter(Boolean).join(' ')}
      aria-labelledby={id}
      data-tour={tour}
    >
      <div className={titled === 'shown' ? styles['head'] : 'only-read'}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
