// Brings the boxes of a table when it is shown: their words, pictures and explanations.
import { once } from '../promises/once.ts';
import type { GameWords } from '../words/game/gameWords.ts';
import { gameWordsOf, loadGameWords } from '../words/game/load.ts';
import type { Language } from '../words/words.ts';
import type { LoadedBox } from './loadedBox.ts';

/** What a table is played with. */
export interface Played {
  /** All games where none is named. */
  readonly game?: string | undefined;
  readonly boxes?: readonly string[] | undefined;
}

const NONE: Promise<readonly LoadedBox[]> = Promise.resolve([]);

async function loadBoxes(language: Language, ids: readonly string[]): Promise<readonly LoadedBox[]> {
  return (await import('./bring.ts')).loadBoxes(language, ids);
}

async function loadWords(language: Language, { game, boxes = [] }: Played): Promise<GameWords> {
  const [{ addWords }, loaded] = await Promise.all([import('./bring.ts'), boxesOf(language, boxes)]);
  return loadGameWords(language, game === undefined ? undefined : [game], addWords(loaded));
}

const SEPARATOR = ' ';
const ALL = '*';
const boxesIn = (language: Language) => once((ids: string) => loadBoxes(language, ids.split(SEPARATOR)));
const wordsIn = (language: Language) =>
  once((key: string) => {
    const [game, ...boxes] = key.split(SEPARATOR);
    return loadWords(language, { game: game === ALL ? undefined : game, boxes });
  });
const known: Readonly<
  Record<Language, { boxes: ReturnType<typeof boxesIn>; words: ReturnType<typeof wordsIn> }>
> = {
  en: { boxes: boxesIn('en'), words: wordsIn('en') },
  fr: { boxes: boxesIn('fr'), words: wordsIn('fr') },
};

/** The same promise for the same boxes, so that components can wait for it. */
export function boxesOf(
  language: Language,
  ids: readonly string[] | undefined,
): Promise<readonly LoadedBox[]> {
  return ids === undefined || ids.length === 0 ? NONE : known[language].boxes(ids.join(SEPARATOR));
}

/** The words of a table: those of its game, and of its boxes if it has any. */
export function wordsOf(language: Language, { game, boxes = [] }: Played): Promise<GameWords> {
  return boxes.length === 0
    ? gameWordsOf(language, game)
    : known[language].words([game ?? ALL, ...boxes].join(SEPARATOR));
}
