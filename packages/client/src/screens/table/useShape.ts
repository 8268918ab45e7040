// Which shape the table screen takes. It goes by letters, not by pixels: who reads with letters twice as large has half the room.
import { useSyncExternalStore } from 'react';

/**
 * `wide`: panels float over both edges of the map. `tall`: players in a strip over it. `phone`: everything below the map. `low`: everything
 * beside it.
 */
export type Shape = 'wide' | 'tall' | 'phone' | 'low';

/** In heights of the letters of the page. */
const LOW = 34;
const BESIDE = 36;
const WIDE = 60;
const TALL = 44;

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width >= BESIDE && width > height) return 'low';
  if (width >= WIDE) return 'wide';
  return width >= TALL && height >= TALL ? 'tall' : 'phone';
}

function shapeNow(): Shape {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return shapeOf(innerWidth / letter, innerHeight / letter);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

export function useShape(): Shape {
  return useSyncExternalStore(subscribe, shapeNow, () => 'wide');
}
