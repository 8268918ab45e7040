// How much of the board lies under what floats over it. Whatever floats says over which side it does: `data-floats`.
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Area } from '../../board/camera.ts';
import { untilLetters } from '../../frame/letters.ts';

export interface Floats {
  /** Always covered: the map is fitted into what is left. */
  readonly clear: Area;
  /** Covered now, open panels too: what comes over the board for a while lies beside them. */
  readonly over: Area;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NOTHING: Area = { left: 0, top: 0, right: 0, bottom: 0 };

/** How far something reaches into the board from one of its sides. */
export function reachOf(side: keyof Area, board: Rect, rect: Rect): number {
  const reach = {
    left: rect.right - board.left,
    top: rect.bottom - board.top,
    right: board.right - rect.left,
    bottom: board.bottom - rect.top,
  }[side];
  const isBeside =
    rect.left >= board.right ||
    rect.right <= board.left ||
    rect.top >= board.bottom ||
    rect.bottom <= board.top;
  return isBeside ? 0 : Math.max(0, Math.round(reach));
}

function measure(board: Element, floating: readonly HTMLElement[]): Floats {
  const box = board.getBoundingClientRect();
  const within = (elements: readonly HTMLElement[]): Area => {
    const most = { ...NOTHING };
    for (const element of elements) {
      const side = element.dataset['floats'];
      if (side === 'left' || side === 'top' || side === 'right' || side === 'bottom')
        most[side] = Math.max(most[side], reachOf(side, box, element.getBoundingClientRect()));
    }
    return most;
  };
  return {
    clear: within(floating.filter(({ dataset }) => dataset['stays'] !== 'no')),
    over: within(floating),
  };
}

/** Where the free part of the board begins and ends, for banners and toasts, which belong to no screen. */
const edges = createStore<{ readonly style: CSSProperties }>(() => ({ style: {} }));

function tellOutside(board: Element, { over }: Floats): void {
  const { top, bottom } = board.getBoundingClientRect();
  const style: CSSProperties = {
    '--board-top': `${String(Math.round(top + over.top))}px`,
    '--board-bottom': `${String(Math.max(0, Math.round(document.documentElement.clientHeight - bottom)))}px`,
  };
  if (JSON.stringify(style) !== JSON.stringify(edges.getState().style)) edges.setState({ style });
}

/** For the elements of banners and toasts themselves: said of the whole page, it would have everything styled anew. */
export const useEdges = (): CSSProperties => useStore(edges, ({ style }) => style);

/** Measures anew whenever something changes its size, and when one of `when` changes; undefined until the screen is there. */
export function useFloats(
  screen: RefObject<HTMLElement | null>,
  ...when: readonly string[]
): Floats | undefined {
  const [floats, setFloats] = useState<Floats>();
  const key = when.join(' ');
  useLayoutEffect(() => {
    const board = screen.current?.querySelector('[data-tour="board"]');
    if (!board || !screen.current) return undefined;
    const floating = [...screen.current.querySelectorAll<HTMLElement>('[data-floats]')];
    const look = (): void => {
      const next = measure(board, floating);
      tellOutside(board, next);
      setFloats((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const observer = new ResizeObserver(look);
    let isOver = false;
    const begin = (): void => {
      if (isOver) return;
      for (const element of [board, ...floating]) observer.observe(element);
      look();
    };
    const letters = untilLetters();
    if (letters === undefined) begin();
    else void letters.then(begin);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [screen, key]);
  return floats;
}

/** For style sheets: `--over-left` and so on. Not for what holds the board: all that is drawn there would be styled anew. */
export function overStyle(floats: Floats | undefined): CSSProperties {
  const over = floats?.over ?? NOTHING;
  return {
    '--over-left': `${String(over.left)}px`,
    '--over-top': `${String(over.top)}px`,
    '--over-right': `${String(over.right)}px`,
    '--over-bottom': `${String(over.bottom)}px`,
  };
}
