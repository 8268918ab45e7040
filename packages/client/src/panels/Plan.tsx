// A plan that is laid out step by step before it is played or proposed.
import { priceAt } from '@cordon/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { readPlanned } from '../choices/plans.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/context.tsx';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import styles from './Plan.module.css';

const LONGEST = 200;

export function Plan() {
  const { facts, view, names, say, speaker, model, mine } = useScene();
  const { selection, playPlan, propose } = useDeeds();
  const { actions: words, proposals } = useWords().table;
  const [note, setNote] = useState('');
  const { plan, prices } = useStore(selection.store);
  const hasOthers = (model.info?.seats ?? []).some(
    ({ seat: own, person }) => person !== undefined && !mine.includes(own),
  );
  const steps = plan.map((line, index) => ({
    ...readPlanned(line, view, facts),
    price: priceAt(prices, index),
  }));
  const isMine = steps.every((offer) => mine.includes(offer.seat));
  return (
    <section className={styles['plan']} aria-label={words.plan}>
      {plan.length === 0 ? <p className={styles['note']}>{words.planNote}</p> : undefined}
      <ol className={styles['steps']}>
        {steps.map((offer, index) => (
          <li key={`${String(index)} ${offer.words}`}>
            {offer.seat === view.turn
              ? say.offerLabel(speaker, offer)
              : say.by(names.seat(offer.seat), say.offerLabel(speaker, offer))}
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
        {isMine ? (
          <Button weight="main" size="small" disabled={plan.length === 0} onClick={playPlan}>
            {words.playNow}
          </Button>
        ) : undefined}
        {hasOthers ? (
          <Button
            size="small"
            weight={isMine ? 'usual' : 'main'}
            disabled={plan.length === 0}
            onClick={() => propose(note.trim())}
          >
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
