// While a plan is laid out one chooses on the board as it would be after its steps, for whoever would have to act there.
import { priceAt, type Foresight } from '@cordon/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { readPlanned } from '../../choices/plans.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { consentIn } from './dock/consent.ts';
import { seenWith } from '../../scene/opponent.ts';
import type { Scene } from '../../scene/scene.ts';
import type { SelectionActions } from '../../scene/selection.ts';

export interface Planning {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly selection: SelectionActions;
}

interface Foreseen extends Foresight {
  /** The plan and the board it is about. */
  readonly about: string;
}

export function usePlanned({ table, scene, selection }: Planning): Scene {
  const mode = useStore(selection.store, (state) => state.mode);
  const plan = useStore(selection.store, (state) => state.plan);
  const [foreseen, setForeseen] = useState<Foreseen>();
  const { seat, view, past, model } = scene;
  const isPlanning = mode === 'plan' && seat !== 0 && past === undefined;
  const about = isPlanning ? [model.position, seat, ...plan].join('\n') : '';
  useEffect(() => {
    if (about === '') return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const answer = await table.foresee(seat, model.position, plan);
      if (!isCurrent) return;
      if (!(answer instanceof Error)) {
        setForeseen({ about, ...answer });
        selection.priced(answer.steps);
      }
      // The board has changed since: what is not possible any more goes, from the end.
      else if (answer.code !== 'stale') selection.unlay();
    };
    void look();
    return () => {
      isCurrent = false;
    };
    // What is asked is all in what it is about.
  }, [about]);

  // A question to oneself is answered, not planned.
  const isAsked = consentIn(view.frames.at(-1), seat) !== undefined;
  useEffect(() => {
    if (isAsked) selection.clearPlan();
  }, [isAsked, selection]);

  return useMemo(
    () => (isPlanning ? plannedScene(scene, foreseen?.about === about ? foreseen : undefined) : scene),
    [isPlanning, scene, foreseen, about],
  );
}

/** Nothing can be chosen until it is known where the plan leads. */
export function plannedScene(scene: Scene, foresight: Foresight | undefined): Scene {
  if (foresight === undefined) return { ...scene, offers: [] };
  const { view, legal, prices } = foresight;
  const offers = legal.map((line, index) => ({
    ...readPlanned(line, view, scene.facts),
    price: priceAt(prices, index),
  }));
  const seat = view.waitsFor === 0 ? scene.seat : view.waitsFor;
  const own = offers.filter((offer) => offer.seat === seat);
  const { infectionPanel = 'yes' } = scene.model.info?.aids ?? {};
  const teams = scene.face.teams(view);
  return { ...scene, ...seenWith(scene.face, view, { infectionPanel }), teams, seat, offers: own };
}
