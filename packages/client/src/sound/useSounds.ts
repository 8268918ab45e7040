// Sounds of the table that is shown, where somebody has switched them on. Nothing sounds for what happened before.
import { useEffect, useRef } from 'react';
import type { Scene } from '../scene/scene.ts';
import { LOUDEST, settings, useSettings } from '../settings/settings.ts';
import { freshFacts } from '../table/fresh.ts';
import { turnOf } from '../table/seats.ts';
import { soundOf } from './heard.ts';
import { makeSpeaker } from './speaker.ts';

/** The volume at which notes are as loud as they say. */
const USUAL = LOUDEST / 2;

const pageSpeaker = makeSpeaker(
  () => new AudioContext(),
  () => navigator.userActivation?.hasBeenActive ?? true,
  () => settings.getState().volume / USUAL,
);

/** Seconds until it is told that it is one's turn: after what led to it. */
const AFTER = 0.5;

/** The seat of mine that has the turn and is waited for; 0 where I have to wait. */
function myTurn({ model, mine }: Scene): number {
  const turn = turnOf(model);
  return turn !== undefined && turn.turn === turn.waitsFor && mine.includes(turn.turn) ? turn.turn : 0;
}

export function useSounds(scene: Scene): void {
  const sound = useSettings((state) => state.sound);
  const heard = useRef({ number: scene.model.number, turn: myTurn(scene) });
  useEffect(() => {
    const { number, turn } = heard.current;
    const now = myTurn(scene);
    heard.current = { number: scene.model.number, turn: now };
    if (sound === 'off' || number === scene.model.number) return;
    const played = soundOf(scene.game, freshFacts(scene.model, number));
    if (played !== undefined) pageSpeaker.play(played);
    if (now !== 0 && now !== turn) pageSpeaker.play('turn', played === undefined ? 0 : AFTER);
  }, [scene, sound]);
}
