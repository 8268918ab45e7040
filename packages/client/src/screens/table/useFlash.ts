// What has just come over cities, moment by moment: cards that are turned over and numbered waves of outbreaks. Never repeated
// after a reload.
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMotion } from '../../board/motion.ts';
import { cityOf } from '../../games/games.ts';
import { useSettings } from '../../settings/settings.ts';
import { freshFacts } from '../../table/fresh.ts';
import type { Scene } from '../../scene/scene.ts';
import { flashSteps, timedFlashes, type Flashes } from './sequence/flashes.ts';
import { makePlayer, type Player } from './sequence/player.ts';

const NONE: Flashes = [];

export function useFlash({ model, past, names, game }: Scene): Flashes {
  const motion = useMotion(useSettings((state) => state.motion));
  const [player] = useState<Player<Flashes>>(makePlayer);
  const seen = useRef(model.number);
  const { now } = useStore(player.store);
  useEffect(() => {
    if (seen.current === model.number) return;
    const steps = flashSteps(freshFacts(model, seen.current), (city) => {
      const colour = cityOf(game, city)?.colour;
      return { card: names.city(city), ...(colour === undefined ? {} : { colour }) };
    });
    seen.current = model.number;
    if (past === undefined) player.push(timedFlashes(steps, motion));
  }, [player, model, names, game, motion, past]);
  useEffect(() => () => player.clear(), [player]);
  return now ?? NONE;
}
