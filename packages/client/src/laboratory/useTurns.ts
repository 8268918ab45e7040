// Where the lab board takes the place of the map, the game itself turns from one to the other: to the board for a card that was drawn and
// for circles to fill, to the map for a city that is asked for.
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { narrow } from '../choices/narrow.ts';
import { useDeeds } from '../scene/deeds.ts';
import { useScene } from '../scene/scene.ts';
import type { LaboratoryProps } from './props.ts';
import { drawnIn, fitting } from './usable.ts';

export function useTurns(
  shape: LaboratoryProps['shape'],
  state: LaboratoryProps['state'],
  onState: LaboratoryProps['onState'],
): void {
  const { view, mine, offers } = useScene();
  const { selection: actions } = useDeeds();
  const selection = useStore(actions.store, (one) => one.selection);
  const isSmall = shape === 'phone' || shape === 'low';
  const turn = useRef(onState);
  useEffect(() => {
    turn.current = onState;
  });
  const asked = view.frames.at(-1)?.frame;
  const asksHere = mine.includes(view.waitsFor) && (asked === 'filling' || drawnIn(view) !== undefined);
  useEffect(() => {
    if (asksHere) turn.current('open');
  }, [asksHere]);
  const asksCity =
    asked === 'testing' ||
    (selection.what === 'action' && narrow(fitting(offers, selection)).question?.type === 'city');
  useEffect(() => {
    if (isSmall && asksCity && state === 'open') turn.current('folded');
  }, [isSmall, asksCity, state]);
}
