// Where on the screen the thing is that a step points at, frame by frame: maps glide, pages scroll, docks change.
import { useEffect, useState } from 'react';
import { boxOf, findTarget, selectorOf } from './targets.ts';
import type { Box, Size } from './placing.ts';

export interface Sight {
  readonly element: Element | undefined;
  readonly target: Box | undefined;
  /** The dock and the hand. */
  readonly row: Box | undefined;
  readonly window: Size;
  /** `narrow`: there is no room beside things, or no board: the game is read as a text. */
  readonly width: 'wide' | 'narrow';
}

const NARROW = '(width < 60rem)';

function look(targets: readonly string[]): Sight {
  const element = findTarget(targets);
  const row = document.querySelector(selectorOf('row'));
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return {
    element,
    target: element === undefined ? undefined : boxOf(element),
    row: row === null ? undefined : boxOf(row),
    window: { width, height },
    width: row === null || matchMedia(NARROW).matches ? 'narrow' : 'wide',
  };
}

const textOf = ({ target, row, window, width }: Sight): string =>
  JSON.stringify([target, row, window, width]);

export function useSight(targets: readonly string[]): Sight {
  const [sight, setSight] = useState(() => look(targets));
  useEffect(() => {
    let frame = 0;
    const watch = (): void => {
      const next = look(targets);
      setSight((last) => (last.element === next.element && textOf(last) === textOf(next) ? last : next));
      frame = requestAnimationFrame(watch);
    };
    watch();
    return () => cancelAnimationFrame(frame);
  }, [targets]);
  return sight;
}
