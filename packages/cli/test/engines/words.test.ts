import { describe, expect, it } from 'vitest';
import { wordsOfCommand } from '../../src/engines/words.ts';

describe('the words of a command line', () => {
  it.each([
    ['python3 mine.py', ['python3', 'mine.py']],
    ['  spaced \t out ', ['spaced', 'out']],
    ['"/my bots/one" --level=\'very high\'', ['/my bots/one', '--level=very high']],
    [`say "it's"`, ['say', `it's`]],
    ['a "" b', ['a', '', 'b']],
    ['', undefined],
    ['   ', undefined],
    ['"never closed', undefined],
    [`it's`, undefined],
  ])('%j', (text, words) => {
    expect(wordsOfCommand(text)).toEqual(words);
  });
});
