// Whether a place beside the map, such as the laboratory, is open; the device remembers it where there is room for both.
import { useEffect, useState } from 'react';
import type { Shape } from './useShape.ts';

export type Fold = 'open' | 'folded';

const KEY = 'cordon.beside';
/** From this width on there is room for map and place in one row, in heights of letters. */
const ROOMY = 75;

const isSmall = (shape: Shape): boolean => shape === 'phone' || shape === 'low';

/** How it begins: where it would take too much from the map it waits to be opened. */
export function foldAt(shape: Shape, letters: number, text: string | null): Fold {
  if (isSmall(shape)) return 'folded';
  if (text === 'open' || text === 'folded') return text;
  return shape === 'wide' && letters >= ROOMY ? 'open' : 'folded';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(fold: Fold): void {
  try {
    localStorage.setItem(KEY, fold);
  } catch {
    // A browser that keeps nothing begins as its width says.
  }
}

export function useBeside(shape: Shape): readonly [Fold, (fold: Fold) => void] {
  const [fold, setFold] = useState<Fold>('folded');
  useEffect(() => {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setFold(foldAt(shape, innerWidth / letter, kept()));
  }, [shape]);
  const change = (next: Fold): void => {
    setFold(next);
    if (!isSmall(shape)) keep(next);
  };
  return [fold, change];
}
