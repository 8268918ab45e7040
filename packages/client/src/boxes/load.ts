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
  /** Of what only some challenges need, what these do; all of it where none are named. */
  readonly challenges?: readonly string[] | undefined;
}

const none = once(async (): Promise<readonly LoadedBox[]> => []);

/** One text for the same boxes and challenges, so that each is loaded once. */
const keyOf = (boxes: readonly string[], challenges: readonly string[] | undefined): string =>
  [boxes.join(SEPARATOR), ...(challenges === undefined ? [] : [challenges.join(SEPARATOR)])].join(PARTS);

function readKey(key: string): { boxes: readonly string[]; challenges: readonly string[] | undefined } {
  const [boxes = '', challenges] = key.split(PARTS);
  return { boxes: boxes.split(SEPARATOR), challenges: challenges?.split(SEPARATOR) };
}

async function loadBoxes(language: Language, key: string): Promise<readonly LoadedBox[]> {
  const { boxes, challenges } = readKey(key);
  return (await import('./bring.ts')).loadBoxes(language, boxes, challenges);
}

async function loadWords(language: Language, { game, boxes = [], challenges }: Played): Promise<GameWords> {
  const [{ addWords }, loaded] = await Promise.all([
    import('./bring.ts'),
    boxesOf(language, boxes, challenges),
  ]);
  return loadGameWords(language, game === undefined ? undefined : [game], addWords(loaded));
}

const SEPARATOR = ' ';
const PARTS = '|';
const ALL = '*';
const boxesIn = (language: Language) => once((key: string) => loadBoxes(language, key));
const wordsIn = (language: Language) =>
  once((key: string) => {
    const [game = ALL, ...rest] = key.split(PARTS);
    return loadWords(language, { game: game === ALL ? undefined : game, ...readKey(rest.join(PARTS)) });
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
  challenges?: readonly string[],
): Promise<readonly LoadedBox[]> {
  return ids === undefined || ids.length === 0
    ? none(undefined)
    : known[language].boxes(keyOf(ids, challenges));
}

/** The words of a table: those of its game, and of its boxes if it has any. */
export function wordsOf(language: Language, { game, boxes = [], challenges }: Played): Promise<GameWords> {
  return boxes.length === 0
    ? gameWordsOf(language, game)
    : known[language].words([game ?? ALL, keyOf(boxes, challenges)].join(PARTS));
}
