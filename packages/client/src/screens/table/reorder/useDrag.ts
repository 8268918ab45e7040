// A card follows the pointer, and the others make room for it. Nothing moves in the document before it is let go, so that touches hold.
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { moveTo, slotAt } from './arrange.ts';

/** A press that moves less than this is a click. */
const SLACK = 6;

export interface Drag {
  readonly card: string;
  /** How the cards lay when it began. */
  readonly base: readonly string[];
  readonly order: readonly string[];
  /** How far the card is from its slot. */
  readonly off: { readonly x: number; readonly y: number };
}

export interface Dragging {
  readonly drag: Drag | undefined;
  readonly begin: (event: ReactPointerEvent, card: string) => void;
  /** Whether the click that follows belongs to a drag that has just ended. */
  readonly swallowsClick: () => boolean;
}

export function useDrag(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onDrop: (card: string, order: readonly string[]) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  const dropped = useRef(0);
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: ReactPointerEvent, card: string): void => {
    if (event.button !== 0 || stop.current !== undefined || list.current === null) return;
    const slots = [...list.current.querySelectorAll('[data-slot]')].map((slot) =>
      slot.getBoundingClientRect(),
    );
    const own = slots[order.indexOf(card)]!;
    const { clientX, clientY, pointerId } = event;
    let now: Drag | undefined;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const [x, y] = [next.clientX - clientX, next.clientY - clientY];
      if (now === undefined && Math.hypot(x, y) < SLACK) return;
      const place = slotAt(slots, own.left + own.width / 2 + x, own.top + own.height / 2 + y);
      const slot = slots[place]!;
      now = {
        card,
        base: order,
        order: moveTo(order, card, place),
        off: { x: own.left + x - slot.left, y: own.top + y - slot.top },
      };
      setDrag(now);
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      stop.current?.();
      if (now === undefined || next.type === 'pointercancel') return;
      dropped.current = next.timeStamp;
      onDrop(card, now.order);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      stop.current = undefined;
      setDrag(undefined);
    };
  };
  return { drag, begin, swallowsClick: () => performance.now() - dropped.current < 50 };
}
