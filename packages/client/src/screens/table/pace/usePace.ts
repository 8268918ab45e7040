// Goes on by itself where there is one way on and nobody could want anything else, after what happened has been shown.
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useMotion, type Motion } from '../../../board/motion.ts';
import { RefusedError } from '../../../channel/channel.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { SelectionActions } from '../../../scene/selection.ts';
import { useSettings } from '../../../settings/settings.ts';
import { usualPeople } from '../../../table/sides.ts';
import type { TableStore } from '../../../table/tableStore.ts';
import { peopleAt } from '../../../tables/people.ts';
import type { Sequence } from '../sequence/useSequence.ts';
import { isAmongThemselves, isNeeded, stopAt, type Stop } from './stops.ts';

/** Milliseconds to see what a step brought: a card that was turned over, cubes that were placed. */
const SEEN: Readonly<Record<Motion, number>> = { full: 1250, fast: 550, off: 200 };

export interface Pacing {
  readonly table: TableStore;
  readonly scene: Scene;
  readonly selection: SelectionActions;
  readonly sequence: Sequence;
  /** Whether somebody is led through each step. */
  readonly led: 'yes' | 'no';
}

export function usePace({ table, scene, selection, sequence, led }: Pacing): void {
  const { model, facts, past } = scene;
  const pace = useSettings((state) => state.pace);
  const reader = useSettings((state) => state.reader);
  const motion = useMotion(useSettings((state) => state.motion));
  const isFree = useStore(
    selection.store,
    ({ selection: { what }, mode }) => what === 'nothing' && mode === 'play',
  );
  const usual = usualPeople(model.info);
  const people = useMemo(() => peopleAt(model.id, usual), [model.id, usual]);
  const isOff = pace !== 'smooth' || reader === 'on' || led === 'yes' || !isAmongThemselves(model, people);
  const stop = useMemo(() => (isOff ? undefined : stopAt(model, facts)), [isOff, model, facts]);

  // What somebody let pass stays passed for this turn.
  const passed = useRef<readonly Stop[]>([]);
  const before = useRef<Stop>(undefined);
  useEffect(() => {
    const last = model.entries.at(-1);
    const left = before.current;
    before.current = stop;
    if (left === undefined || left === stop || last?.entry !== 'played' || last.command !== left.words)
      return;
    passed.current = [...passed.current.filter(({ turn }) => turn === left.turn), left];
  }, [model, stop]);

  // An epidemic stays in sight until it is over; everything else is seen to its end first.
  const isShowing = sequence.now !== undefined && sequence.now.what !== 'epidemic';
  // What is under way would be followed by a second step that nobody saw the board for.
  const isBusy = useStore(table, ({ busy }) => busy !== undefined);
  const refused = useRef<Stop>(undefined);
  useEffect(() => {
    if (stop === undefined || past !== undefined || !isFree || isShowing || isBusy) return undefined;
    if (stop === refused.current || isNeeded(stop, passed.current)) return undefined;
    const goOn = async (): Promise<void> => {
      const outcome = await table.play(stop.seat, [stop.words]);
      if (outcome instanceof RefusedError) refused.current = stop;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // In a hidden tab nobody sees what happens: it waits, and begins again when somebody comes back.
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void goOn(), SEEN[motion]);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [stop, past, isFree, isShowing, isBusy, motion, table]);
}
