// On which side of the board a banner lies, so that it does not hide the city it is about.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { boardAround } from '../boardAround.ts';

export type Side = 'bottom' | 'top';

/** A city below this part of the board would be hidden by a banner at its foot. */
const LOW = 0.62;

export function sideFor(
  city: number,
  board: { readonly top: number; readonly height: number },
  low: number = LOW,
): Side {
  return city > board.top + board.height * low ? 'top' : 'bottom';
}

export function useSide(
  place: RefObject<HTMLDivElement | null>,
  city: string | undefined,
  low: number = LOW,
): Side {
  const [side, setSide] = useState<Side>('bottom');
  useLayoutEffect(() => {
    const board = boardAround(place.current);
    const stop =
      city === undefined ? undefined : board?.querySelector(`[data-stop="city:${CSS.escape(city)}"]`);
    if (!board || !stop) return;
    const { top, height } = stop.getBoundingClientRect();
    setSide(sideFor(top + height / 2, board.getBoundingClientRect(), low));
  }, [place, city, low]);
  return side;
}
