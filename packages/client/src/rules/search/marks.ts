// Where searched words stand in a text, and how well they fit.
import { fold, type Folded } from './fold.ts';

/** From a place in the text up to another. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** 0: not there; 1: inside a word; 2: at the beginning of one; 3: a whole word. */
export type Fit = 0 | 1 | 2 | 3;

export interface Occurrences {
  readonly fit: Fit;
  readonly marks: readonly Mark[];
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The word is folded already. */
export function occurrences({ text: folded, origins }: Folded, word: string): Occurrences {
  let fit: Fit = 0;
  const marks: Mark[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length;
    const begins = !isLetter(folded[at - 1]);
    const here: Fit = begins ? (isLetter(folded[end]) ? 2 : 3) : 1;
    if (here > fit) fit = here;
    marks.push({ from: origins[at]!, to: endOf(origins, end) });
  }
  return { fit, marks };
}

/** A sign that became two is marked as a whole. */
function endOf(origins: readonly number[], end: number): number {
  let next = end;
  while (next < origins.length - 1 && origins[next] === origins[end - 1]) next++;
  return origins[next]!;
}

/** All places of all words, without overlaps, in their order. */
export function marksIn(text: string, words: readonly string[]): readonly Mark[] {
  if (words.length === 0) return [];
  const folded = fold(text);
  const all = words
    .flatMap((word) => occurrences(folded, word).marks)
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const merged: Mark[] = [];
  for (const mark of all) {
    const last = merged.at(-1);
    if (last === undefined || mark.from > last.to) merged.push(mark);
    else if (mark.to > last.to) merged[merged.length - 1] = { from: last.from, to: mark.to };
  }
  return merged;
}
