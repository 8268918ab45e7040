// The words of each game by its name. A new game is one more line here.
import type { Game } from '@cordon/engine';
import { baseWords } from './base.ts';
import type { GameWords } from './gameWords.ts';
import { iberiaWords } from './iberia.ts';

const WORDS: Readonly<Record<string, GameWords>> = { base: baseWords, iberia: iberiaWords };

export function wordsOf(game: string): GameWords {
  const words = WORDS[game];
  if (words === undefined) throw new Error(`no words for the game ${game}`);
  return words;
}

/** What everything does that this table could have: of the game and of the boxes in use. */
export function aboutIn({ id, config }: Game): GameWords['about'] {
  const { about, boxes } = wordsOf(id);
  const abouts = [about, ...(config.boxes ?? []).map((box) => boxes[box]?.about ?? {})];
  return Object.fromEntries(abouts.flatMap((words) => Object.entries(words)));
}
