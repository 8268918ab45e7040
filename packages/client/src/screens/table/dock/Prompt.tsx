// What the game waits for, and for whom.
import { useStore } from 'zustand';
import { Glyph } from '../../../icons/Glyph.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { waitingIn } from '../../../scene/waiting.ts';
import { HintButton } from '../hint/HintButton.tsx';
import styles from './Prompt.module.css';

/** The number of actions left, if actions are what the game waits for. */
function actionsLeft(frame: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const left = frame?.['frame'] === 'actions' ? frame['left'] : undefined;
  return typeof left === 'number' ? left : undefined;
}

export function Prompt() {
  const scene = useScene();
  const { view, mine, past, seat } = scene;
  const words = useWords().table;
  const deeds = useDeeds();
  const { mode } = useStore(deeds.selection.store);
  if (past !== undefined)
    return (
      <div className={styles['prompt']} data-mine="no">
        <h2 className={styles['heading']}>{words.log.looking(past)}</h2>
        <Button weight="main" size="small" onClick={() => deeds.look(undefined)}>
          {words.log.backToNow}
        </Button>
        <Button size="small" icon={<Glyph name="share" size={18} />} onClick={() => deeds.fork(past)}>
          {words.log.forkHere}
        </Button>
      </div>
    );
  const { heading, sentence } = waitingIn(scene, view);
  const left = view.waitsFor === 0 ? undefined : actionsLeft(view.frames.at(-1));
  return (
    <div className={styles['prompt']} data-mine={mine.includes(view.waitsFor) ? 'yes' : 'no'}>
      <div className={styles['texts']}>
        <h2 className={styles['heading']}>{heading}</h2>
        <p className={styles['sentence']}>{sentence}</p>
      </div>
      {left === undefined ? undefined : (
        <span className={styles['left']} role="img" aria-label={words.actions.left(left)}>
          {Array.from({ length: Math.max(left, 4) }, (_, pip) => (
            <i key={pip} data-on={pip < left ? 'yes' : 'no'} />
          ))}
        </span>
      )}
      {seat === 0 || view.waitsFor === 0 ? undefined : (
        <div className={styles['tools']}>
          <HintButton />
          <Button
            weight="quiet"
            size="small"
            icon={<Glyph name="plan" size={18} />}
            aria-pressed={mode === 'plan'}
            onClick={() => deeds.selection.setMode(mode === 'plan' ? 'play' : 'plan')}
          >
            {words.actions.plan}
          </Button>
          <Button weight="quiet" size="small" icon={<Glyph name="undo" size={18} />} onClick={deeds.undo}>
            {words.actions.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
