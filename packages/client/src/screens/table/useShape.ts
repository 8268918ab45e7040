// Which shape the table screen takes. It goes by letters, not by pixels: who reads with letters twice as large has half the room.
import { useSyncExternalStore } from 'react';

/**
 * `wide`: panels float over both edges of the map. `tall`: players in a strip over it. `phone`: everything below the map. `low`: everything
 * beside it.
 */
export type Shape = 'wide' | 'tall' | 'phone' | 'low';

/** In heights of the letters of the page. */
const LOW = 34;
const BESIDE = 32;
const WIDE = 60;
const TALL = 44;

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width >= BESIDE && width > height) return 'low';
  if (width >= WIDE) return 'wide';
  return width >= TALL && height >= TALL ? 'tall' : 'phone';
}

/** To ask a browser how large its letters are makes it style whatever has changed, so it is not asked with every click. */
const SELDOM = 1000;
let known = { letter: 0, at: -Infinity };

function letterNow(): number {
  if (performance.now() - known.at > SELDOM)
    known = {
      letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      at: performance.now(),
    };
  return known.letter;
}

function shapeNow(): Shape {
  const letter = letterNow();
  return shapeOf(innerWidth / letter, innerHeight / letter);
}

function subscribe(onChange: () => void): () => void {
  const change = (): void => {
    known = { ...known, at: -Infinity };
    onChange();
  };
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
}

export function useShape(): Shape {
  return useSyncExternalStore(subscribe, shapeNow, () => 'wide');
}
