// How wide and how tall names are, measured in the typeface of the look.
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** In units of the font size. */
export interface Measure {
  readonly widthOf: (text: string) => number;
  /** From the top of the tallest letters to the foot of those that reach below the line. */
  readonly line: number;
}

/** As it is set in the style sheet of names. */
const SPACING = 0.015;
const SIZE = 100;
const WEIGHT = 600;
/** What no browser is there to measure: rather too wide than too narrow. */
const USUAL = 0.56;

const GUESS: Measure = { widthOf: (text) => text.length * USUAL, line: 1.1 };
const TALL = 'bdfhkl';
const LOW = 'gjpqy';

function measureIn(family: string): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return GUESS;
  const known = new Map<string, number>();
  const measured = (text: string): TextMetrics => {
    context.font = `${String(WEIGHT)} ${String(SIZE)}px ${family}`;
    return context.measureText(text);
  };
  const widthOf = (text: string): number => {
    const width = known.get(text) ?? measured(text).width / SIZE + text.length * SPACING;
    known.set(text, width);
    return width;
  };
  const line = (measured(TALL).actualBoundingBoxAscent + measured(LOW).actualBoundingBoxDescent) / SIZE;
  return { widthOf, line };
}

/** Measures again when the typeface has come. */
export function useMeasure(board: RefObject<HTMLElement | null>): Measure {
  const [measured, setMeasured] = useState<{ readonly family: string; readonly measure: Measure }>({
    family: '',
    measure: GUESS,
  });
  useLayoutEffect(() => {
    const family =
      board.current === null ? '' : getComputedStyle(board.current).getPropertyValue('--font-title');
    setMeasured({ family, measure: measureIn(family) });
    // The look of a table never changes, and to ask for it makes the browser style whatever has.
  }, [board]);
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
