// A plan that is laid out step by step before it is played or proposed.
import { useState } from 'react';
import { useStore } from 'zustand';
import { readOffer } from '../../../choices/read.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { useDeeds } from '../deeds.ts';
import { useScene } from '../scene.ts';
import styles from './Plan.module.css';

const LONGEST = 200;

export function Plan() {
  const { facts, seat, say, speaker, model, mine } = useScene();
  const { selection, playPlan, propose } = useDeeds();
  const { actions: words, proposals } = useWords().table;
  const [note, setNote] = useState('');
  const { plan } = useStore(selection.store);
  const hasOthers = (model.info?.seats ?? []).some(
    ({ seat: own, person }) => person !== undefined && !mine.includes(own),
  );
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
      {hasOthers && plan.length > 0 ? (
        <input
          className={styles['word']}
          aria-label={proposals.note}
          placeholder={proposals.note}
          maxLength={LONGEST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : undefined}
      <div className={styles['buttons']}>
        <Button weight="main" size="small" disabled={plan.length === 0} onClick={playPlan}>
          {words.playNow}
        </Button>
        {hasOthers ? (
          <Button size="small" disabled={plan.length === 0} onClick={() => propose(note.trim())}>
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
