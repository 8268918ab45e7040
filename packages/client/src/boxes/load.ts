// Brings the boxes of a table when it is shown: their words, pictures and explanations.
import { addDrawings } from '../icons/lookups.ts';
import { once } from '../promises/once.ts';
import type { Explanations } from '../rules/explain/explanation.ts';
import type { GameWords } from '../words/game/gameWords.ts';
import { gameWordsOf, loadGameWords } from '../words/game/load.ts';
import type { GamePart, SharedPart } from '../words/game/parts.ts';
import type { Language } from '../words/words.ts';
import type { BoxMarks, BoxTexts } from './box.ts';
import { boxOf, BOXES } from './boxes.ts';
import { explanationsOf } from './explanations.ts';
import { withBox } from './part.ts';

/** What a table is played with. */
export interface Played {
  /** All games where none is named. */
  readonly game?: string | undefined;
  readonly boxes?: readonly string[] | undefined;
}

export interface LoadedBox {
  readonly id: string;
  readonly texts: BoxTexts;
  readonly marks: BoxMarks;
  readonly explanations: Explanations;
}

const NONE: Promise<readonly LoadedBox[]> = Promise.resolve([]);

async function loadBoxes(language: Language, ids: readonly string[]): Promise<readonly LoadedBox[]> {
  return Promise.all(
    BOXES.filter(({ id }) => ids.includes(id)).map(async (box) => {
      const [{ texts }, { marks }] = await Promise.all([box.texts[language](), box.marks()]);
      addDrawings(drawingsOf(marks));
      return { id: box.id, texts, marks, explanations: explanationsOf(box.id, texts, marks) };
    }),
  );
}

function drawingsOf({
  roles,
  events,
  challenges,
  cards,
  facts,
}: BoxMarks): Parameters<typeof addDrawings>[0] {
  const iconsOf = (things: Readonly<Record<string, Pick<BoxMarks['events'][string], 'icon'>>>) =>
    Object.fromEntries(Object.entries(things).map(([id, { icon }]) => [id, icon]));
  const commands = [...Object.values(roles), ...Object.values(events), ...Object.values(challenges)].flatMap(
    ({ commands: own = {} }) => Object.entries(iconsOf(own)),
  );
  const played = iconsOf(events);
  return {
    roles: iconsOf(roles),
    portraits: Object.fromEntries(Object.entries(roles).map(([id, { portrait }]) => [id, portrait])),
    events: played,
    kinds: { ...played, ...Object.fromEntries(commands) },
    cards: iconsOf(cards),
    facts,
  };
}

async function loadWords(language: Language, { game, boxes = [] }: Played): Promise<GameWords> {
  const loaded = await boxesOf(language, boxes);
  const add = (part: GamePart, { playEvent }: SharedPart, id: string): GamePart =>
    loaded
      .filter((box) => boxOf(box.id)?.game === id)
      .reduce((sum, { texts }) => withBox(sum, texts, playEvent), part);
  return loadGameWords(language, game === undefined ? undefined : [game], add);
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
