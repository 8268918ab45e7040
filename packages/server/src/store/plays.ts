// How games of a deal stand, for both databases. Imports nothing but types: the thread that writes starts with it in no time.
import type { Play } from '@cordon/tables';

/** Stands for a beginning that has not come. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** A game counts where all of its people play the deal for the first time, at a table made for its day if it has one. */
export function asideOf(
  { day, began, late, bots }: Play,
  dayOfDeal: string,
  isFirst: boolean,
): '' | 'repeat' | 'late' {
  if (began === 0 || bots === 'yes') return '';
  if (!isFirst || day !== dayOfDeal) return 'repeat';
  return late === 'yes' ? 'late' : '';
}

export function standingOf({ bots }: Play, aside: '' | 'repeat' | 'late'): 0 | 1 | 2 {
  if (bots === 'yes') return 2;
  return aside === '' ? 0 : 1;
}
