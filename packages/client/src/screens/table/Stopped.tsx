// A game that today's rules can't follow to its end: why, and what can still be done with it.
import type { StoppedInfo } from '@cordon/protocol';
import { Glyph } from '../../icons/Glyph.tsx';
import { useDeeds } from '../../scene/deeds.ts';
import { useScene } from '../../scene/scene.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useWords } from '../../words/context.tsx';
import type { GameWords } from '../../words/game/gameWords.ts';
import type { Speaker } from '../../words/game/speaker.ts';
import { saveText } from './saveText.ts';
import styles from './Stopped.module.css';

/** Makes room for the board while somebody looks back. */
export function Stopped({ table }: { readonly table: TableStore }) {
  const { model, past, say, speaker } = useScene();
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
      <StopReason stopped={stopped} move={model.move} say={say} speaker={speaker} />
    </div>
  );
}

interface StopReasonProps {
  readonly stopped: StoppedInfo;
  /** After how many moves. */
  readonly move: number;
  readonly say: GameWords;
  readonly speaker: Speaker;
}

/** What the rules object to, as far as it may be known. */
export function StopReason({ stopped: { why, rules }, move, say, speaker }: StopReasonProps) {
  const words = useWords().table.stopped;
  if (why === undefined && rules === undefined) return undefined;
  return (
    <Fold className={styles['reason']} title={words.reason}>
      {why === undefined ? undefined : (
        <p>
          {why.reason === 'damaged-entry'
            ? say.refusal(speaker, why)
            : words.refused(move + 1, say.refusal(speaker, why))}
        </p>
      )}
      {rules === undefined ? undefined : <p>{words.rules(String(rules.recorded), String(rules.today))}</p>}
    </Fold>
  );
}
