// Why something was not done, in the language of the page, where no table is shown.
import { use } from 'react';
import { RefusedError } from '../channel/channel.ts';
import { useWords } from '../words/context.tsx';
import type { GameWords } from '../words/game/gameWords.ts';
import { gameWordsOf } from '../words/game/load.ts';
import { speakerOf } from '../words/game/speaker.ts';

/** What it is about, with the words of its boxes. */
interface Played {
  readonly game: string;
  readonly say: GameWords;
}

/**
 * The halls explain themselves in English; the page has a sentence for every code and reason. Where English has no better one than that
 * of the code, the hall's own says more.
 */
export function useRefusal(played?: Played): (error: unknown) => string {
  const { language, app } = useWords();
  const all = use(gameWordsOf(language));
  return (error) => {
    if (!(error instanceof RefusedError)) return app.trouble.title;
    if (language === 'en' && error.reason === undefined) return error.message;
    const { say, game } = played ?? { say: all, game: all.games[0] ?? '' };
    return say.refusal(speakerOf({ language, game, seats: [], you: [] }), error);
  };
}
