// A question before something that is not taken back.
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './Sheet.module.css';

export interface SureProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly open: 'yes' | 'no';
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Sure({ question, yes, no, open, onYes, onClose }: SureProps) {
  const agree = (): void => {
    onClose();
    onYes();
  };
  return (
    <Sheet title={yes} closeLabel={no} open={open} onClose={onClose}>
      <p>{question}</p>
      <div className={styles['answers']}>
        <Button weight="danger" onClick={agree}>
          {yes}
        </Button>
        <Button onClick={onClose} data-first="yes">
          {no}
        </Button>
      </div>
    </Sheet>
  );
}
