// A line over the board that concerns the table, with what can be done about it.
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx';
import styles from './TableNotes.module.css';

export interface NoteProps {
  readonly glyph: GlyphName;
  readonly text: string;
  readonly children?: ReactNode;
}

export function Note({ glyph, text, children }: NoteProps) {
  return (
    <div className={styles['note']} role="status">
      <Glyph name={glyph} size={20} />
      <p>{text}</p>
      {children}
    </div>
  );
}
