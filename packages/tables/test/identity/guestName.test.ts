import { expect, test } from 'vitest';
import { cleanName } from '../../src/identity/guestName.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['e\u0301', '\u00e9'],
  ['李雷', '李雷'],
  ['דוד', 'דוד'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🔬', '👩\u200d🔬'],
  ['<b>&"\'', '<b>&"\''],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['👾'.repeat(40), '👾'.repeat(40)],
])('“%s” is a name', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['only spaces', '  \u3000 '],
  ['too long', 'x'.repeat(41)],
  ['far too long', ' '.repeat(100_000)],
  ['a line end', 'Ada\nLovelace'],
  ['a control character', 'Ada\u0007'],
  ['a null', 'Ada\u0000'],
  ['an override of direction', 'Ada\u202egnp.exe'],
  ['an isolate', '\u2067Ada'],
  ['a mark of direction', 'Ada\u200f'],
  ['a zero-width space', 'A\u200bda'],
  ['a soft hyphen', 'A\u00adda'],
  ['only joiners', '\u200d\u200d'],
  ['a letter drawn as nothing', '\u3164'],
  ['a blank of braille', '\u2800'],
  ['half a character', 'Ada\ud83d'],
  ['a private character', 'Ada\ue000'],
  ['a line separator', 'Ada\u2028'],
  ['a tag character', 'Ada\u{e0041}'],
])('%s is no name', (_what, text) => {
  expect(cleanName(text)).toBeUndefined();
});
