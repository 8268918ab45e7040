// Sounds of the table that is shown, where somebody has switched them on. Nothing sounds for what happened before.
import { useEffect, useRef } from 'react';
import { later } from '../promises/later.ts';
import type { Scene } from '../scene/scene.ts';
import { useSettings } from '../settings/settings.ts';
import { freshFacts } from '../table/fresh.ts';
import { turnOf } from '../table/seats.ts';
import type * as Player from './player.ts';

const fetchPlayer = later(() => import('./player.ts'));

async function play(...heard: Parameters<typeof Player.play>): Promise<void> {
  try {
    (await fetchPlayer()).play(...heard);
  } catch {
    // Without a connection the table is silent.
  }
}

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
    const facts = freshFacts(scene.model, number);
    void play(scene, facts, now !== 0 && now !== turn ? 'begins' : 'no');
  }, [scene, sound]);
}
