// The head of a step: what is being done, and the way back.
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/Glyph.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import styles from './StepHead.module.css';

export interface StepHeadProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Absent where there is no way back. */
  readonly onBack: (() => void) | undefined;
}

export function StepHead({ icon, title, text, onBack }: StepHeadProps) {
  const words = useWords().table.actions;
  return (
    <div className={styles['head']}>
      {onBack === undefined ? undefined : (
        <Button weight="quiet" size="small" icon={<Glyph name="back" size={18} />} onClick={onBack}>
          {words.back}
        </Button>
      )}
      {icon}
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
