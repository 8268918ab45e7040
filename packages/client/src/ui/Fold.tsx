// A line that unfolds what lies below it.
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export interface FoldProps {
  readonly title: ReactNode;
  /** `undefined` leaves it to the visitor. */
  readonly open?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Fold({ title, open, className, children }: FoldProps) {
  return (
    <details className={[styles['fold'], className].filter(Boolean).join(' ')} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
