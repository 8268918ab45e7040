// Where on the screen the thing is that a step points at, frame by frame: maps glide, pages scroll, docks change.
import { useEffect, useState } from 'react';
import { boxOf, findTarget, selectorOf } from './targets.ts';
import type { Box, Size } from './placing.ts';

export interface Sight {
  readonly element: Element | undefined;
  readonly target: Box | undefined;
  /** The dock and the hand. */
  readonly row: Box | undefined;
  /** Where one acts, unless the laboratory lies over the map: then that is all there is to see. */
  readonly dock: Box | undefined;
  readonly window: Size;
  /**
   * `beside`: all that is pressed stands beside a low map. `narrow`: there is no room beside things, or no board: the game is read as a
   * text.
   */
  readonly width: 'wide' | 'beside' | 'narrow';
}

const OPEN_LABORATORY = '[data-tour="laboratory"][data-state="open"]';
const BESIDE = '[data-shape="low"]';
const NARROW = '(width < 60rem)';

function look(targets: readonly string[]): Sight {
  const element = findTarget(targets);
  const row = document.querySelector(selectorOf('row'));
  const dock = document.querySelector(selectorOf('dock'));
  const isInLaboratory = element !== undefined && element.closest(OPEN_LABORATORY) !== null;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return {
    element,
    target: element === undefined ? undefined : boxOf(element),
    row: row === null ? undefined : boxOf(row),
    dock: dock === null || isInLaboratory ? undefined : boxOf(dock),
    window: { width, height },
    width: widthAround(row),
  };
}

function widthAround(row: Element | null): Sight['width'] {
  if (row === null) return 'narrow';
  if (row.closest(BESIDE) !== null) return 'beside';
  return matchMedia(NARROW).matches ? 'narrow' : 'wide';
}

const textOf = ({ target, row, dock, window, width }: Sight): string =>
  JSON.stringify([target, row, dock, window, width]);

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
