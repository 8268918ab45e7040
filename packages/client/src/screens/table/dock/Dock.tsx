// Where one acts: one line that says what is asked, and below it the grid of actions or, in its place, the answers to a question.
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useScene } from '../../../scene/scene.ts';
import { orderingIn } from '../../../choices/ordering.ts';
import { inHand } from '../asked.ts';
import { useDeeds } from '../../../scene/deeds.ts';
import { CardOffers, ConsentCard, KindList, Narrowing, Reorder } from '../later.ts';
import { DIGITS } from '../keys/keys.ts';
import { SecretChoice } from '../teams.ts';
import { consentIn } from './consent.ts';
import { Grid, useCells } from './Grid.tsx';
import { Prompt } from './Prompt.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useReasons } from './useReasons.ts';
import { useStep } from './useStep.ts';
import styles from './Dock.module.css';

/** What teams choose in secret before the game. */
const CHOICE = 'team-choice';

export interface DockProps {
  /** What the table has to say below what the game waits for. */
  readonly children?: ReactNode;
}

export function Dock({ children }: DockProps) {
  const scene = useScene();
  const { offers, past, view, seat } = scene;
  const { selection: actions } = useDeeds();
  const { selection: chosen } = useStore(actions.store);
  const kept = useKeptFocus();
  const { cells, room } = useCells(scene);
  const reasons = useReasons();
  const selection = past === undefined ? inHand(chosen, offers) : ({ what: 'nothing' } as const);
  const step = useStep(selection);
  const isAsked = chosen.what === 'nothing' && selection.what === 'action';
  const consent = past === undefined && offers.length > 0 ? consentIn(view.frames.at(-1), seat) : undefined;
  const isConsent = consent !== undefined && selection.what === 'nothing';
  const opened = selection.what === 'cell' ? cells.find(({ key }) => key === selection.cell) : undefined;
  const ordering = isAsked ? orderingIn(view, offers) : undefined;
  const isSecret = past === undefined && scene.teams !== undefined && view.frames.at(-1)?.frame === CHOICE;
  const answers = isSecret ? (
    <SecretChoice keys={DIGITS} />
  ) : selection.what === 'card' ? (
    <CardOffers card={selection.card} />
  ) : selection.what === 'action' ? (
    ordering === undefined ? (
      <Narrowing kind={selection.kind} answers={selection.answers} />
    ) : (
      <Reorder ordering={ordering} />
    )
  ) : opened !== undefined ? (
    <KindList cell={opened} reasons={reasons} />
  ) : isConsent ? (
    <ConsentCard {...consent} />
  ) : undefined;
  const hasGrid = seat !== 0 && !isSecret && view.ending === 'running' && view.waitsFor !== 0;
  // The events that may be played before the answer stand beside it.
  const events = isAsked || isConsent ? cells.filter(isPlayableEvent) : [];
  return (
    <div className={styles['dock']} data-tour="dock" data-uncovered="yes" {...kept}>
      <Prompt step={step} reason={reasons.told} brief={isConsent ? 'yes' : 'no'} />
      <div
        className={styles['choices']}
        data-tour={`choices:${selection.what === 'city' ? 'nothing' : selection.what}`}
        data-asked={isAsked ? 'yes' : 'no'}
      >
        {children}
        {hasGrid ? (
          <Grid
            cells={cells}
            room={room}
            reasons={reasons}
            covered={answers === undefined && past === undefined ? 'no' : 'yes'}
          />
        ) : undefined}
        {answers === undefined ? undefined : (
          <div className={styles['answers']} data-events={events.length > 0 ? 'yes' : 'no'}>
            {events.length === 0 ? undefined : <Grid cells={events} reasons={reasons} />}
            {answers}
          </div>
        )}
      </div>
    </div>
  );
}

const isPlayableEvent = ({
  group,
  offers,
}: {
  readonly group: string;
  readonly offers: readonly unknown[];
}): boolean => group === 'events' && offers.length > 0;
