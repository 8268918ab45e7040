// The chosen candidates of days whose deal follows from the date alone, as it does in a page without a server and at the keyboard. They
// were found once, by packages/server/tools/vet, and are kept here: whoever deals needs not search, and a day keeps its deal when the
// bots that vet learn something new.
import { VETTED_FROM } from './day.ts';

/** One letter for each day from the first vetted one on: the candidate in base 36. */
const CHOSEN =
  '1000000000' + // 2026-11-20
  '0000000700000301031010000001000001000000002020000000100200112310001050200000000030500000' + // 2026-11-30
  '0000001000400071000200001000003000'; // 2027-02-26

const DAY = 86_400_000;

/** The candidate of a day; the first one for days that nobody has looked at yet. */
export function chosenOpenly(day: string): number {
  const letter = CHOSEN[(Date.parse(day) - Date.parse(VETTED_FROM)) / DAY];
  return letter === undefined ? 0 : Number.parseInt(letter, 36);
}
