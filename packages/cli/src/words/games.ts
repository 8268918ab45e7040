// The words of each game by its name. A new game is one more line here.
import { baseWords } from './base.ts';
import type { GameWords } from './gameWords.ts';
import { iberiaWords } from './iberia.ts';

const WORDS: Readonly<Record<string, GameWords>> = { base: baseWords, iberia: iberiaWords };

export function wordsOf(game: string): GameWords {
  const words = WORDS[game];
  if (words === undefined) throw new Error(`no words for the game ${game}`);
  return words;
}
