// Chances in per cent, and never none or all where it is not certain.
import { wholePercent } from '@cordon/protocol/telling';
import { lazily } from './lazily.ts';
import type { Language } from './words.ts';

const SIGNS = { below: '< ', above: '> ', none: '' } as const;

/** Between a number and its sign. The browser knows it as well, but takes longer to load it than to draw a screen. */
const BEFORE_SIGN: Readonly<Record<Language, string>> = { en: '', fr: '\u{202f}' };

/** Whole numbers. */
export function percentIn(language: Language): (share: number) => string {
  return (share) => {
    const { bound, percent } = wholePercent(share);
    return `${SIGNS[bound]}${String(percent)}${BEFORE_SIGN[language]}%`;
  };
}

/** With one digit more, for what is compared. */
export function exactPercentIn(language: Language): (share: number) => string {
  const numbers = lazily(
    () =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  );
  return (share) => numbers().format(share);
}

/** Points of a hundred with their sign: “+3.1”, “−0.4”. */
export function pointsIn(language: Language): (change: number) => string {
  const numbers = lazily(
    () =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
  );
  return (change) =>
    numbers()
      .format(100 * change)
      .replace('-', '−');
}
