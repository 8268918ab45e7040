// Brings the words of one language and of the games that are wanted, each a file of its own that the page loads when it needs it, and the
// kits of these games with them: words look things up there.
import { loadKit } from '../../kits/load.ts';
import { once } from '../../promises/once.ts';
import type { Language } from '../words.ts';
import { WORDS } from './files.ts';
import type { GameWords } from './gameWords.ts';
import { makeGameWords } from './make.ts';
import type { GamePart, SharedPart } from './parts.ts';

/** The words of one game, or of all where none is named; the same promise for the same words, so that components can wait for it. */
export function gameWordsOf(language: Language, game?: string): Promise<GameWords> {
  return wordsIn[language](game);
}

const wordsOfOne = (language: Language) =>
  once((game: string | undefined) => loadGameWords(language, game === undefined ? undefined : [game]));
const wordsIn: Readonly<Record<Language, ReturnType<typeof wordsOfOne>>> = {
  en: wordsOfOne('en'),
  fr: wordsOfOne('fr'),
};

/** All games where none is named. Boxes add their words to those of a game. */
export async function loadGameWords(
  language: Language,
  games?: readonly string[],
  add: (part: GamePart, shared: SharedPart, game: string) => GamePart = (part) => part,
): Promise<GameWords> {
  const files = WORDS[language];
  const wanted = Object.entries(files.games).filter(([id]) => games === undefined || games.includes(id));
  const [{ shared }, ...parts] = await Promise.all([
    files.shared(),
    ...wanted.map(async ([id, load]) => {
      const [{ part }] = await Promise.all([load(), loadKit(id)]);
      return [id, part] as const;
    }),
  ]);
  return makeGameWords(shared, Object.fromEntries(parts.map(([id, part]) => [id, add(part, shared, id)])));
}
