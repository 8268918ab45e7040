// How far down the players reach over the left side of the board: below them lies the sea.
import { useLayoutEffect, useState, type RefObject } from 'react';

/** So much has to be free between the players and the buttons of the map, in pixels. */
const LEAST = 150;
const BUTTONS = 76;

/** Where a card may begin below the players; undefined where they leave no room, or lie elsewhere. */
export function roomBelow(
  board: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>,
  players: Pick<DOMRect, 'bottom' | 'left' | 'width'>,
): number | undefined {
  const isBeside = players.left - board.left < board.width / 4 && players.width < board.width / 2;
  const top = players.bottom - board.top;
  return isBeside && board.height - top - BUTTONS >= LEAST ? Math.round(top) : undefined;
}

export function useRoomBelow(card: RefObject<HTMLElement | null>): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const board = card.current?.closest('[data-tour="board"]');
    // What is seen of the players, not the column that they may scroll in.
    const players = document.querySelector('[data-tour="seats"] > :first-child');
    if (!board || players === null) return undefined;
    const look = (): void =>
      setTop(roomBelow(board.getBoundingClientRect(), players.getBoundingClientRect()));
    const observer = new ResizeObserver(look);
    observer.observe(board);
    observer.observe(players);
    look();
    return () => observer.disconnect();
  }, [card]);
  return top;
}
