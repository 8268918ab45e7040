// A game that today's rules can't follow to its end: why, and what can still be done with it.
import { Glyph } from '../../icons/Glyph.tsx';
import { useDeeds } from '../../scene/deeds.ts';
import { useScene } from '../../scene/scene.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useWords } from '../../words/context.tsx';
import { saveText } from './saveText.ts';
import styles from './Stopped.module.css';

/** Makes room for the board while somebody looks back. */
export function Stopped({ table }: { readonly table: TableStore }) {
  const { model, past } = useScene();
  const { fork } = useDeeds();
  const words = useWords().table;
  const stopped = model.info?.stopped;
  if (stopped === undefined || past !== undefined) return undefined;
  return (
    <div className={styles['stopped']} role="status">
      <p>
        {words.stopped.text(model.move)} {words.stopped.still}
      </p>
      <div className={styles['buttons']}>
        <Button size="small" icon={<Glyph name="share" size={18} />} onClick={() => fork(model.move)}>
          {words.stopped.fork}
        </Button>
        <Button
          size="small"
          icon={<Glyph name="download" size={18} />}
          onClick={() => void saveText(table, `cordon-${model.id}.txt`)}
        >
          {words.menu.export}
        </Button>
      </div>
      <StopReason message={stopped.message} />
    </div>
  );
}

/** The server says it in English only. */
export function StopReason({ message }: { readonly message: string }) {
  const words = useWords().table.stopped;
  return (
    <Fold className={styles['reason']} title={words.reason}>
      <p lang="en">{message}</p>
    </Fold>
  );
}
