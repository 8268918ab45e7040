// A plan that is laid out step by step before it is played or proposed.
import { useStore } from 'zustand';
import { readOffer } from '../../../choices/read.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../deeds.ts';
import { useScene } from '../scene.ts';
import styles from './Plan.module.css';

export function Plan() {
  const { facts, seat, say, speaker, model } = useScene();
  const { selection, playPlan, propose } = useDeeds();
  const words = useWords().table.actions;
  const { plan } = useStore(selection.store);
  const hasOthers = (model.info?.seats ?? []).some(({ person }) => person !== undefined);
  return (
    <section className={styles['plan']} aria-label={words.plan}>
      <p className={styles['note']}>{words.planNote}</p>
      <ol className={styles['steps']}>
        {plan.map((command, index) => (
          <li key={`${String(index)} ${command}`}>
            {say.offerLabel(speaker, readOffer(facts, command, seat))}
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button weight="main" size="small" disabled={plan.length === 0} onClick={playPlan}>
          {words.playNow}
        </Button>
        {hasOthers ? (
          <Button size="small" disabled={plan.length === 0} onClick={propose}>
            {words.propose}
          </Button>
        ) : undefined}
        <Button weight="quiet" size="small" disabled={plan.length === 0} onClick={selection.unlay}>
          {words.back}
        </Button>
        <Button weight="quiet" size="small" onClick={selection.clearPlan}>
          {words.clear}
        </Button>
      </div>
    </section>
  );
}
