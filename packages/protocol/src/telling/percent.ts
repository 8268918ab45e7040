// Chances in whole per cent, and never none or all where it is not certain.

export interface Percent {
  readonly bound: 'below' | 'above' | 'none';
  /** From 0 to 100. */
  readonly percent: number;
}

/** What can be taken for certain. */
const NEXT_TO_NOTHING = 0.0005;

export function wholePercent(share: number): Percent {
  const percent = Math.round(100 * share);
  if (percent === 0 && share > NEXT_TO_NOTHING) return { bound: 'below', percent: 1 };
  if (percent === 100 && share < 1 - NEXT_TO_NOTHING) return { bound: 'above', percent: 99 };
  return { bound: 'none', percent };
}
