// How wide names are written, measured in the typeface of the look.
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The width of a text in heights of its letters. */
export type Measure = (text: string) => number;

/** As it is set in the style sheet of names. */
const SPACING = 0.015;
const SIZE = 100;
const WEIGHT = 600;
/** What no browser is there to measure: rather too wide than too narrow. */
const USUAL = 0.56;

const guess: Measure = (text) => text.length * USUAL;

function measureIn(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return guess;
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    context.font = `${String(WEIGHT)} ${String(SIZE)}px ${family}`;
    const width = context.measureText(text).width / SIZE + text.length * SPACING;
    known.set(text, width);
    return width;
  };
}

/** Measures again when the typeface has come. */
export function useMeasure(board: RefObject<HTMLElement | null>): Measure {
  const [measured, setMeasured] = useState<{ readonly family: string; readonly measure: Measure }>({
    family: '',
    measure: guess,
  });
  useLayoutEffect(() => {
    const family =
      board.current === null ? '' : getComputedStyle(board.current).getPropertyValue('--font-title');
    if (family !== measured.family) setMeasured({ family, measure: measureIn(family) });
  });
  useEffect(() => {
    const { family } = measured;
    const font = `${String(WEIGHT)} 16px ${family}`;
    let wanted = family !== '' && !document.fonts.check(font);
    const measureAgain = async (): Promise<void> => {
      await document.fonts.load(font);
      if (wanted) setMeasured({ family, measure: measureIn(family) });
    };
    if (wanted) void measureAgain();
    return () => {
      wanted = false;
    };
  }, [measured]);
  return measured.measure;
}
