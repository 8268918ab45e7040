// Searches the rules of a game: every word has to be there, capitals and accents do not matter, the best comes first.
import { fold, wordsOf, type Folded } from './search/fold.ts';
import { marksIn, occurrences, type Mark } from './search/marks.ts';
import type { Piece } from './search/pieces.ts';

export interface Found extends Piece {
  readonly headingMarks: readonly Mark[];
  readonly marks: readonly Mark[];
}

/** A word in a heading says more than one in the text below it. */
const HEADING_WEIGHT = 3;

export function search(pieces: readonly Piece[], query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const told = new Set<string>();
  return pieces
    .map((piece) => ({ piece, ...judge(piece, words) }))
    .filter(({ score, isAboutHeading, piece }) => {
      if (score === 0) return false;
      if (!isAboutHeading) return true;
      const place = `${piece.anchor} ${piece.heading}`;
      if (told.has(place)) return false;
      told.add(place);
      return true;
    })
    .sort((one, other) => other.score - one.score)
    .map(({ piece }) => ({
      ...piece,
      headingMarks: marksIn(piece.heading, words),
      marks: marksIn(piece.text, words),
    }));
}

interface Judgement {
  /** 0 when a word is missing. */
  readonly score: number;
  /** No word stands in the text: the first piece under the heading is enough. */
  readonly isAboutHeading: boolean;
}

const foldings = new WeakMap<Piece, { readonly heading: Folded; readonly text: Folded }>();

/** Pieces stay the same while one types. */
function foldPiece(piece: Piece): { readonly heading: Folded; readonly text: Folded } {
  let folded = foldings.get(piece);
  if (folded === undefined) {
    folded = { heading: fold(piece.heading), text: fold(piece.text) };
    foldings.set(piece, folded);
  }
  return folded;
}

function judge(piece: Piece, words: readonly string[]): Judgement {
  const { heading, text } = foldPiece(piece);
  let score = 0;
  let isAboutHeading = true;
  for (const word of words) {
    const inHeading = occurrences(heading, word).fit * HEADING_WEIGHT;
    const inText = occurrences(text, word).fit;
    if (inHeading + inText === 0) return { score: 0, isAboutHeading };
    if (inText > 0) isAboutHeading = false;
    score += inHeading + inText;
  }
  return { score, isAboutHeading };
}
