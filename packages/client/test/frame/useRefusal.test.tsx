// What a hall refuses is told in the language of the page; what doesn't fit together, in the engine's own sentence.
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { RefusedError } from '../../src/channel/channel.ts';
import { useRefusal } from '../../src/frame/useRefusal.ts';
import { loadWords, WordsContext } from '../../src/words/context.tsx';
import { LANGUAGES, type Language } from '../../src/words/words.ts';

const UNFIT = new RefusedError('bad-configuration', '5 players need On the Brink.');

function Told({ error }: { readonly error: unknown }) {
  return useRefusal()(error);
}

async function told(language: Language, error: unknown): Promise<string> {
  const words = await loadWords(language);
  const { prelude } = await prerenderToNodeStream(
    <WordsContext value={words}>
      <Told error={error} />
    </WordsContext>,
  );
  return text(prelude);
}

test.each(LANGUAGES)('says why (%s)', async (language) => {
  expect(await told(language, UNFIT)).toContain(UNFIT.message);
  expect((await told(language, new RefusedError('too-fast', 'Too fast.'))).length).toBeGreaterThan(5);
});
