// Says what happens at the table that is shown, from now on: nothing that happened before, and nothing while it is covered.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Scene } from '../scene/scene.ts';
import type { TableStore } from '../table/tableStore.ts';
import { useWords } from '../words/context.tsx';
import { announce, hush } from './announcer.ts';
import { heardOf, toldOf } from './told.ts';

export interface Listening {
  readonly scene: Scene;
  readonly table: TableStore;
  /** Whether the table is hidden from whoever holds the device. */
  readonly covered?: 'yes' | 'no';
}

export function useAnnouncements({ scene, table, covered = 'no' }: Listening): void {
  const words = useWords().table;
  const heard = useRef(heardOf(scene));
  useEffect(() => {
    if (covered === 'yes') {
      hush();
      return;
    }
    for (const { text, ...how } of toldOf(scene, heard.current, words)) announce(text, how);
    heard.current = heardOf(scene);
  }, [scene, words, covered]);

  const refusal = useStore(table, (state) => state.refusal);
  const telling = useRef(scene);
  useEffect(() => {
    telling.current = scene;
  }, [scene]);
  useEffect(() => {
    if (refusal === undefined) return;
    const { say, speaker } = telling.current;
    announce(say.refusal(speaker, refusal), { weight: 'answer' });
  }, [refusal]);

  // What was said at one table is not said at the next place.
  useEffect(() => () => hush(), []);
}
