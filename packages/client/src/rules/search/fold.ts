// Text without capitals and accents, and where each of its signs came from.

export interface Folded {
  readonly text: string;
  /** For each sign of the folded text, the place of its origin in the text as it was; one more for the end. */
  readonly origins: readonly number[];
}

const SPECIAL: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", ᵉ: 'e' };
const MARKS = /\p{M}/gu;

const known = new Map<string, string>();

function foldSign(sign: string): string {
  let folded = known.get(sign);
  if (folded === undefined) {
    const lower = sign.toLowerCase();
    folded = SPECIAL[lower] ?? lower.normalize('NFD').replaceAll(MARKS, '');
    known.set(sign, folded);
  }
  return folded;
}

export function fold(text: string): Folded {
  let folded = '';
  const origins: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    for (let index = 0; index < plain.length; index++) origins.push(place);
    folded += plain;
    place += sign.length;
  }
  origins.push(place);
  return { text: folded, origins };
}

export const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
