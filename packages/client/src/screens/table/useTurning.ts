// For a moment after the laboratory and the map have changed places nothing there can be pressed: a second tap was meant for what has gone.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Fold } from './useBeside.ts';
import type { Shape } from './useShape.ts';

/** No hand is so fast as to mean what has just come, in milliseconds. */
const MOMENT = 300;

export function useTurning(screen: RefObject<HTMLElement | null>, shape: Shape, beside: Fold | 'none'): void {
  const before = useRef(beside);
  useLayoutEffect(() => {
    const element = screen.current;
    const hasTurned = before.current !== beside;
    before.current = beside;
    if (element === null || !hasTurned || (shape !== 'phone' && shape !== 'low')) return undefined;
    element.dataset['turning'] = 'yes';
    const end = (): void => {
      delete element.dataset['turning'];
    };
    const timer = setTimeout(end, MOMENT);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [screen, shape, beside]);
}
