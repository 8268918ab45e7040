// Whoever loads a file that is no saved game is told which line is wrong.
import { expect, test } from 'vitest';
import { RefusedError } from '../../../src/channel/channel.ts';
import { badSave } from '../../../src/screens/home/badSave.ts';
import { home as english } from '../../../src/words/en/home.ts';
import { home as french } from '../../../src/words/fr/home.ts';
import { freshDatabase } from '../../local/support/fakeWorker.ts';
import { Tab } from '../../local/support/tab.ts';

test('names the line that the hall found, in the language of the page', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.createLasting();
  await tab.start(table);
  await tab.playOn(table, 2);
  const { text } = await tab.ask({ type: 'export', table });
  const lines = text.trimEnd().split('\n');
  const bad = [...lines.slice(0, -1), '1: drive nowhere', ''].join('\n');
  const error: unknown = await tab.ask({ type: 'import', text: bad }).catch((refused: unknown) => refused);
  expect(badSave(error, english, 'en')).toContain(english.loadBadAt(lines.length));
  expect(badSave(error, french, 'fr')).toBe(french.loadBadAt(lines.length));
  expect(badSave(new RefusedError('too-large', 'Too large.'), french, 'fr')).toBe(french.loadBad);
});
