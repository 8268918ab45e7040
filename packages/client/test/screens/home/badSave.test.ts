// Whoever loads a file that is no saved game is told which line is wrong.
import { parseSave } from '@cordon/engine';
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
  const move = lines.length - 1 - lines.indexOf('moves');
  for (const words of [english, french])
    expect(badSave(error, words)).toBe(`${words.loadBadAt(lines.length)} ${words.loadMove(move)}`);
  expect(badSave(new RefusedError('too-large', 'Too large.'), french)).toBe(french.loadBad);
});

test('every reason for which a saved game is refused has its words', () => {
  const text = 'cordon 1\ngame base\n';
  const found = [
    '',
    'cordon 1',
    `${text}seed x\nseed y\nmoves\n`,
    `${text}rules x\nmoves\n`,
    `${text.replace('base', 'chess')}moves\n`,
    `${text}players 9\nmoves\n`,
    `${text}moves\n`,
  ].map((save) => parseSave(save));
  const reasons = found.map((one) => (one.ok ? 'none' : one.error.reason));
  expect(reasons).toEqual([
    'no-title',
    'missing-line',
    'said-twice',
    'bad-rules',
    'no-such-game',
    'bad-configuration',
    'missing-line',
  ]);
  for (const words of [english, french])
    for (const reason of reasons) expect({ ...words.loadWhy, ...words.loadNamed }).toHaveProperty([reason!]);
});
