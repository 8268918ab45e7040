// Chances in per cent, and never none or all where it is not certain.
import { wholePercent } from '@cordon/protocol/telling';
import type { Language } from './words.ts';

const SIGNS = { below: '< ', above: '> ', none: '' } as const;

/** Whole numbers. */
export function percentIn(language: Language): (share: number) => string {
  const numbers = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => {
    const { bound, percent } = wholePercent(share);
    return SIGNS[bound] + numbers.format(percent / 100);
  };
}

/** With one digit more, for what is compared. */
export function exactPercentIn(language: Language): (share: number) => string {
  const numbers = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (share) => numbers.format(share);
}

/** Points of a hundred with their sign: “+3.1”, “−0.4”. */
export function pointsIn(language: Language): (change: number) => string {
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (change) => numbers.format(100 * change).replace('-', '−');
}
