// Why something was not done, in the language of the page, where no table is shown.
import { use } from 'react';
import { RefusedError } from '../channel/channel.ts';
import { useWords } from '../words/context.tsx';
import { gameWordsOf } from '../words/game/load.ts';
import { speakerOf } from '../words/game/speaker.ts';

/** The halls explain themselves in English; other languages have a sentence for every code. */
export function useRefusal(): (error: unknown) => string {
  const { language, app } = useWords();
  const say = use(gameWordsOf(language));
  return (error) => {
    if (!(error instanceof RefusedError)) return app.trouble.title;
    if (language === 'en') return error.message;
    const sentence = say.refusal(
      speakerOf({ language, game: say.games[0] ?? '', seats: [], you: [] }),
      error,
    );
    // What doesn't fit together only the engine can say.
    return error.code === 'bad-configuration' ? `${sentence} (${error.message})` : sentence;
  };
}
