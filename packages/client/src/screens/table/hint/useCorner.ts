// In which corner of the board a card lies, so that it does not hide the city it is about.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { boardAround } from '../boardAround.ts';

export type Corner = 'left' | 'right';

/** A city to the right of this part of the board would be hidden by a card on the right. */
const FAR = 0.5;

export function cornerFor(city: number, board: { readonly left: number; readonly width: number }): Corner {
  return city > board.left + board.width * FAR ? 'left' : 'right';
}

export function useCorner(card: RefObject<HTMLElement | null>, city: string | undefined): Corner {
  const [corner, setCorner] = useState<Corner>('right');
  useLayoutEffect(() => {
    const board = boardAround(card.current);
    const stop =
      city === undefined ? undefined : board?.querySelector(`[data-stop="city:${CSS.escape(city)}"]`);
    if (!board || !stop) return;
    const { left, width } = stop.getBoundingClientRect();
    setCorner(cornerFor(left + width / 2, board.getBoundingClientRect()));
  }, [card, city]);
  return corner;
}
