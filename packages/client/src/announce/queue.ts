// What waits to be said: never more than a listener has patience for. What matters least gives way first.

/** The least important first. `asked`: what the game wants from the listener now. `answer`: what the listener has just asked for. */
export const WEIGHTS = ['aside', 'news', 'talk', 'grave', 'asked', 'answer'] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface Waiting {
  readonly text: string;
  readonly weight: Weight;
  /** Takes the place of what waits under the same name: only the last of these is still true. */
  readonly about?: string | undefined;
}

/** So long a screen reader needs before the next text may replace this one, in milliseconds for each letter and at least. */
const PER_LETTER = 45;
const LEAST = 700;
/** What waits is said within this time, in milliseconds, and is no more than so many texts. */
const PATIENCE = 12_000;
const MOST = 5;

export function timeFor(text: string): number {
  return Math.max(LEAST, text.length * PER_LETTER);
}

export function withWaiting(waiting: readonly Waiting[], next: Waiting): readonly Waiting[] {
  const others = next.about === undefined ? waiting : waiting.filter(({ about }) => about !== next.about);
  let kept = [...others, next];
  while (kept.length > 1 && isTooMuch(kept)) kept = kept.toSpliced(leastOf(kept), 1);
  return kept;
}

function isTooMuch(waiting: readonly Waiting[]): boolean {
  return waiting.length > MOST || waiting.reduce((sum, { text }) => sum + timeFor(text), 0) > PATIENCE;
}

/** The oldest of those that matter least. */
function leastOf(waiting: readonly Waiting[]): number {
  const ranks = waiting.map(({ weight }) => WEIGHTS.indexOf(weight));
  return ranks.indexOf(Math.min(...ranks));
}
