// Lists the keys of the table.
import { useScene } from '../../../scene/scene.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useWords } from '../../../words/context.tsx';
import { KEYS } from './keys.ts';
import styles from './KeysSheet.module.css';

export interface KeysSheetProps {
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
}

export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const { app, table } = useWords();
  const { view } = useScene();
  const rows = KEYS.filter(({ deed }) => deed !== 'lab' || view.shows['laboratory'] !== undefined);
  return (
    <Sheet title={table.keys.title} closeLabel={app.close} open={open} onClose={onClose}>
      <dl className={styles['keys']}>
        {rows.map(({ deed, caps }) => (
          <div key={deed} className={styles['row']}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap} className={styles['cap']}>
                  {cap === '␣' ? table.keys.space : cap}
                </kbd>
              ))}
            </dt>
            <dd>{table.keys.deeds[deed]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{table.keys.note}</p>
    </Sheet>
  );
}
