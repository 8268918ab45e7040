// One line: what the game waits for and for whom, or what is being done, and the tools that are always there.
import { useStore } from 'zustand';
import { Glyph } from '../../../icons/Glyph.tsx';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { waitingIn } from '../../../scene/waiting.ts';
import { useEndSeen } from '../endSeen.ts';
import { HintButton } from '../hint/HintButton.tsx';
import { KEY_NAMES } from '../keys/keys.ts';
import { actionsLent } from './actionsLent.ts';
import type { Step } from './useStep.ts';
import styles from './Prompt.module.css';

export interface PromptProps {
  readonly step?: Step | undefined;
  /** Why something cannot be done, while somebody asks. */
  readonly reason?: string;
  /** Whether the rest of what is asked stands below, so that the heading is enough. */
  readonly brief?: 'yes' | 'no';
}

export function Prompt({ step, reason = '', brief = 'no' }: PromptProps) {
  const scene = useScene();
  const { view, mine, past, seat } = scene;
  const words = useWords().table;
  const deeds = useDeeds();
  if (past !== undefined)
    return (
      <div className={styles['prompt']} data-mine="no">
        <h2 className={styles['heading']}>{words.log.looking(past)}</h2>
        <Button
          weight="main"
          size="small"
          aria-keyshortcuts={KEY_NAMES.cancel}
          onClick={() => deeds.look(undefined)}
        >
          {words.log.backToNow}
        </Button>
        <Button size="small" icon={<Glyph name="share" size={18} />} onClick={() => deeds.fork(past)}>
          {words.log.forkHere}
        </Button>
      </div>
    );
  const { heading, sentence } = step === undefined ? waitingIn(scene, view) : asWaiting(step);
  const lent = actionsLent(scene);
  return (
    <div
      className={styles['prompt']}
      data-mine={seat === 0 ? 'none' : mine.includes(view.waitsFor) ? 'yes' : 'no'}
    >
      {step === undefined ? undefined : (
        <Button
          weight="quiet"
          size="small"
          className={styles['back']}
          icon={<Glyph name="back" size={18} />}
          aria-keyshortcuts={KEY_NAMES.cancel}
          onClick={step.onBack}
        >
          {words.actions.back}
        </Button>
      )}
      {step?.kind === undefined ? undefined : <KindIcon kind={step.kind} size={20} />}
      <div className={styles['texts']}>
        <h2 className={styles['heading']} style={{ '--letters': String(heading.length) }}>
          {heading}
        </h2>
        {reason === '' && brief === 'no' ? (
          <p className={styles['sentence']} title={sentence}>
            {sentence}
          </p>
        ) : undefined}
        <p className={styles['reason']} role="status">
          {reason}
        </p>
      </div>
      {lent === undefined ? undefined : (
        <span className={styles['left']} role="img" aria-label={words.actions.left(lent.left)}>
          {Array.from({ length: Math.max(lent.left, lent.usual) }, (_, pip) => (
            <i key={pip} data-on={pip < lent.left ? 'yes' : 'no'} />
          ))}
        </span>
      )}
      {view.ending === 'running' ? undefined : <EndButton table={scene.model.id} />}
      {seat === 0 || view.waitsFor === 0 ? undefined : <Tools />}
    </div>
  );
}

const asWaiting = ({ title, text }: Step) => ({ heading: title, sentence: text });

/** Brings the result back after a look at the board. */
function EndButton({ table }: { readonly table: string }) {
  const words = useWords().table.end;
  const { id, bringBack } = useEndSeen();
  if (id !== table) return undefined;
  return (
    <Button weight="main" size="small" icon={<Glyph name="chart" size={18} />} onClick={bringBack}>
      {words.result}
    </Button>
  );
}

function Tools() {
  const words = useWords().table.actions;
  const { mayUndo } = useScene();
  const { selection, undo } = useDeeds();
  const { mode, plan } = useStore(selection.store);
  const isLaid = mode === 'plan' && plan.length > 0;
  return (
    <div className={styles['tools']}>
      <HintButton />
      <Button
        weight="quiet"
        size="small"
        icon={<Glyph name="plan" size={18} />}
        aria-pressed={mode === 'plan'}
        aria-keyshortcuts={KEY_NAMES.plan}
        onClick={() => selection.setMode(mode === 'plan' ? 'play' : 'plan')}
      >
        {words.plan}
      </Button>
      <Button
        weight="quiet"
        size="small"
        icon={<Glyph name="undo" size={18} />}
        aria-keyshortcuts={KEY_NAMES.undo}
        disabled={!isLaid && mayUndo === 'no'}
        onClick={undo}
      >
        {words.undo}
      </Button>
    </div>
  );
}
