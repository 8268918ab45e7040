// What has just come over cities: infections and numbered waves of outbreaks, for a moment. Never repeated after a reload.
import { useEffect, useRef, useState } from 'react';
import type { Flash } from '../../board/props.ts';
import { useSettings } from '../../settings/settings.ts';
import { freshFacts } from '../../table/fresh.ts';
import type { Fact } from '@cordon/engine';
import type { Scene } from './scene.ts';

const LASTS = { full: 2600, fast: 1200, off: 0 } as const;
const NONE: readonly Flash[] = [];

export function flashesOf(facts: readonly Fact[]): Flash[] {
  return facts.flatMap((fact): Flash[] => {
    if (fact.fact === 'outbreak') return [{ city: fact.city, colour: fact.colour, wave: fact.depth + 1 }];
    if (fact.fact === 'placed' && (fact.cause === 'infection' || fact.cause === 'epidemic'))
      return [{ city: fact.city, colour: fact.colour, wave: 0 }];
    return [];
  });
}

export function useFlash({ model, past }: Scene): readonly Flash[] {
  const motion = useSettings((state) => state.motion);
  const seen = useRef(model.number);
  const [flash, setFlash] = useState(NONE);
  useEffect(() => {
    const facts = freshFacts(model, seen.current);
    seen.current = model.number;
    const flashes = motion === 'off' || past !== undefined ? [] : flashesOf(facts);
    if (flashes.length === 0) return undefined;
    setFlash(flashes);
    const timer = setTimeout(() => setFlash(NONE), LASTS[motion]);
    return () => clearTimeout(timer);
  }, [model, motion, past]);
  return flash;
}
