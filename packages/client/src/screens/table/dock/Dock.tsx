// Where one acts: what the game waits for, and what can be done about it, step by step.
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useScene } from '../../../scene/scene.ts';
import { inHand } from '../asked.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { ActionBar } from './ActionBar.tsx';
import { CardOffers } from './CardOffers.tsx';
import { consentIn } from './consent.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { Narrowing } from './Narrowing.tsx';
import { Prompt } from './Prompt.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { Ways } from './Ways.tsx';
import styles from './Dock.module.css';

export interface DockProps {
  /** What the table has to say below what the game waits for. */
  readonly children?: ReactNode;
}

export function Dock({ children }: DockProps) {
  const { offers, past, view, seat } = useScene();
  const { selection: actions } = useDeeds();
  const { selection: chosen } = useStore(actions.store);
  const kept = useKeptFocus();
  const selection = inHand(chosen, offers);
  const isAsked = chosen.what === 'nothing' && selection.what === 'action';
  const asked = past === undefined && offers.length > 0 ? consentIn(view.frames.at(-1), seat) : undefined;
  return (
    <div className={styles['dock']} data-tour="dock" data-uncovered="yes" {...kept}>
      {asked === undefined ? <Prompt /> : <ConsentCard {...asked} />}
      {past === undefined ? (
        <div
          className={styles['choices']}
          data-tour={`choices:${selection.what}`}
          data-asked={isAsked ? 'yes' : 'no'}
        >
          {children}
          {selection.what === 'city' ? <Ways city={selection.city} /> : undefined}
          {selection.what === 'card' ? <CardOffers card={selection.card} /> : undefined}
          {selection.what === 'action' ? (
            <Narrowing kind={selection.kind} answers={selection.answers} />
          ) : undefined}
          {selection.what === 'nothing' ? (
            <ActionBar
              offers={asked === undefined ? offers : offers.filter(({ kind }) => kind.spends === 'event')}
            />
          ) : undefined}
          {isAsked ? <ActionBar offers={offers.filter(({ kind }) => kind.spends === 'event')} /> : undefined}
        </div>
      ) : undefined}
    </div>
  );
}
