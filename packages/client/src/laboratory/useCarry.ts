// A dish can be dragged onto an arrow's end instead of pressing the arrow. Touches that move less than a little are presses.
import type { Dish } from '@cordon/protocol/laboratory';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { useBench } from './bench.ts';

const SLACK = 6;

export interface Carried {
  readonly dish: Dish;
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** The dish or line that lies under the pointer. */
function placeUnder(x: number, y: number): string | undefined {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>('[data-drop]'));
  return found.find((one) => one !== null)?.dataset['drop'];
}

export function useCarry() {
  const { usable, press, hold, pointAt } = useBench();
  const [carried, setCarried] = useState<Carried>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: ReactPointerEvent, dish: Dish): void => {
    if (event.button !== 0 || stop.current !== undefined) return;
    const { clientX, clientY, pointerId } = event;
    let isMoved = false;
    const keyAt = (x: number, y: number): string => `arrow ${dish} ${placeUnder(x, y) ?? ''}`;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      isMoved ||= Math.hypot(next.clientX - clientX, next.clientY - clientY) >= SLACK;
      if (!isMoved) return;
      setCarried({ dish, x: next.clientX, y: next.clientY });
      pointAt(usable.get(keyAt(next.clientX, next.clientY)));
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      stop.current?.();
      if (!isMoved) return;
      // The click that follows belongs to the drag.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      hold(undefined);
      pointAt(undefined);
      const key = keyAt(next.clientX, next.clientY);
      if (next.type === 'pointerup' && usable.has(key)) press(key);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      stop.current = undefined;
      setCarried(undefined);
    };
  };
  return { carried, begin };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
