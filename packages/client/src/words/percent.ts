// Chances in per cent, and never none or all where it is not certain.
import type { Language } from './words.ts';

/** Whole numbers. */
export function percentIn(language: Language): (share: number) => string {
  const numbers = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => {
    if (share > 0.0005 && share < 0.005) return `< ${numbers.format(0.01)}`;
    if (share < 0.9995 && share > 0.995) return `> ${numbers.format(0.99)}`;
    return numbers.format(share);
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
