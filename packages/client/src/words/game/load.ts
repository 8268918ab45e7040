// Brings the words of one language and of the games that are wanted, each a file of its own that the page loads when it needs it, and the
// kits of these games with them: words look things up there.
import { loadKit } from '../../kits/load.ts';
import { once } from '../../promises/once.ts';
import type { Language } from '../words.ts';
import { WORDS } from './files.ts';
import type { GameWords } from './gameWords.ts';
import { makeGameWords } from './make.ts';
import type { GamePart, SharedPart } from './parts.ts';
import type { ReasonWords } from './reasons.ts';

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

/** Why plans are good and moves were made, which nobody hears before the first hint. */
export const reasonWordsOf = once(
  async (language: Language): Promise<ReasonWords> => (await WORDS[language].advice()).plans,
);

/** All games where none is named, and then what is said where tables are set up too. Boxes add their words to those of a game. */
export async function loadGameWords(
  language: Language,
  games?: readonly string[],
  add: (part: GamePart, shared: SharedPart, game: string) => GamePart = (part) => part,
): Promise<GameWords> {
  const files = WORDS[language];
  const wanted = Object.entries(files.games).filter(([id]) => games === undefined || games.includes(id));
  const [shared, ...parts] = await Promise.all([
    games === undefined ? withSetup(files) : files.shared().then((loaded) => loaded.shared),
    ...wanted.map(async ([id, load]) => {
      const [{ part }] = await Promise.all([load(), loadKit(id)]);
      return [id, part] as const;
    }),
  ]);
  return makeGameWords(shared, Object.fromEntries(parts.map(([id, part]) => [id, add(part, shared, id)])));
}

async function withSetup(files: Pick<(typeof WORDS)[Language], 'shared' | 'setup'>): Promise<SharedPart> {
  const [{ shared }, { configurations }] = await Promise.all([files.shared(), files.setup()]);
  return { ...shared, reasons: { ...shared.reasons, ...configurations } };
}
