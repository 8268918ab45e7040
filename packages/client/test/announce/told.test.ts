// What a listener is told: each command once and in one text, a chain as one sentence, and what the game wants when it changes.
import { expect, test } from 'vitest';
import { heardOf, toldOf } from '../../src/announce/told.ts';
import { linkTold } from '../../src/announce/useLinkAnnouncements.ts';
import { table as english } from '../../src/words/en/table.ts';
import { table as french } from '../../src/words/fr/table.ts';
import { chanceFrom, tables } from '../choices/positions.ts';
import { EngineTable } from '../support/engineTable.ts';

const WORDS = { en: english, fr: french };
const TWO = { game: 'base', players: 2, roles: ['medic', 'dispatcher'] };

/** A random game; `look` sees every step with what is told about it. */
function follow(
  table: EngineTable,
  language: 'en' | 'fr',
  look: (told: ReturnType<typeof toldOf>, facts: readonly { fact: string }[]) => void,
): void {
  const chance = chanceFrom(7);
  for (let move = 0; move < 250; move++) {
    const all = table.legal();
    if (all.length === 0) return;
    const heard = heardOf(table.scene(language));
    const { seat, words } = all[chance(all.length)]!;
    const facts = table.play(seat, words);
    look(toldOf(table.scene(language), heard, WORDS[language]), facts);
  }
}

test('in every game each command is told in one text and at most one more says what is wanted', () => {
  let chains = 0;
  let asked = 0;
  for (const [number, request] of tables().entries()) {
    const language = number % 2 === 0 ? 'en' : 'fr';
    follow(
      new EngineTable(request, String(number), number % 3 === 0 ? undefined : [1]),
      language,
      (told, facts) => {
        const news = told.filter(({ weight }) => weight !== 'asked');
        expect(news.length).toBeLessThanOrEqual(1);
        expect(told.length - news.length).toBeLessThanOrEqual(1);
        asked += told.length - news.length;
        const outbreaks = facts.filter(({ fact }) => fact === 'outbreak');
        if (outbreaks.length < 2 || facts.some(({ fact }) => fact === 'rateMoved' || fact === 'over')) return;
        chains++;
        expect(news[0]?.weight).toBe('grave');
        expect(news[0]?.text.match(/outbreak|éclosion/giu)?.length).toBe(1);
      },
    );
  }
  expect(chains).toBeGreaterThan(3);
  expect(asked).toBeGreaterThan(100);
});

test('nothing is said twice: once heard, the same scene says nothing', () => {
  const table = new EngineTable(TWO, 'twice');
  table.play(table.waitsFor, table.legal(table.waitsFor)[1]!.words);
  const scene = table.scene('en');
  expect(toldOf(scene, heardOf(scene), english)).toEqual([]);
});

test('who comes back to a table is not told what happened before', () => {
  const table = new EngineTable(TWO, 'reload');
  for (let move = 0; move < 6; move++) table.play(table.waitsFor, table.legal(table.waitsFor)[0]!.words);
  expect(toldOf(table.scene('en'), heardOf(table.scene('en')), english)).toEqual([]);
});

test('an action says what was done; that it is still my turn goes without saying', () => {
  const table = new EngineTable(TWO, 'mine');
  const heard = heardOf(table.scene('en'));
  const drive = table.legal(table.waitsFor).find(({ words }) => words.startsWith('drive'))!;
  table.play(drive.seat, drive.words);
  expect(toldOf(table.scene('en'), heard, english)).toEqual([
    { text: expect.stringMatching(/^The \w+ drives from Atlanta to/u) as string, weight: 'news' },
  ]);
});

test('when the turn comes to me it is said what the game waits for, and the turn is not told besides', () => {
  const table = new EngineTable(TWO, 'turns', [2]);
  let told: ReturnType<typeof toldOf> = [];
  for (let move = 0; move < 60 && told.at(-1)?.text.startsWith('Your turn') !== true; move++) {
    const heard = heardOf(table.scene('en'));
    const { seat } = table.legal()[0]!;
    const all = table.legal(seat);
    table.play(seat, (all.find(({ words }) => words === 'end' || words === 'infect') ?? all[0]!).words);
    told = toldOf(table.scene('en'), heard, english);
  }
  expect(told.at(-1)).toEqual({
    text: expect.stringMatching(/^Your turn: 4 actions left\. /u) as string,
    weight: 'asked',
    about: 'asked',
  });
  expect(
    told
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/to play/u);
});

test('what others do around the game is told, what I do myself is not', () => {
  const table = new EngineTable(TWO, 'people', [1]);
  const heard = heardOf(table.scene('en'));
  const bob = { id: 'gbob', name: 'Bob' };
  table.write({ entry: 'said', person: bob, seat: 2, text: 'Hello!' });
  table.write({ entry: 'said', person: { id: 'g1', name: 'Me' }, seat: 1, text: 'Hello to you.' });
  table.write({ entry: 'left', seat: 2, how: 'left' });
  table.write({ entry: 'sat', seat: 2, person: bob });
  table.write({ entry: 'proposed', seat: 2, commands: ['1: drive chicago', '2: treat blue'] });
  table.write({ entry: 'voted', seat: 2, abandon: 'yes' });
  expect(toldOf(table.scene('en'), heard, english).map(({ text }) => text)).toEqual([
    'Bob: Hello!',
    'Seat 2 is free.',
    'Bob takes seat 2.',
    expect.stringMatching(/^Person 2 proposes\. (?:Person 1: )?Drive .*Chicago\. (?:Person 2: )?Treat /u),
  ]);
});

test('what was taken back before anybody heard of it is not told; that it was, is', () => {
  const table = new EngineTable(TWO, 'undo', [1]);
  const heard = heardOf(table.scene('en'));
  const drive = table.legal().find(({ words }) => words.startsWith('drive'))!;
  table.play(drive.seat, drive.words);
  table.write({ entry: 'undone', seat: drive.seat, to: 0 });
  const told = toldOf(table.scene('en'), heard, english).filter(({ weight }) => weight !== 'asked');
  expect(told.map(({ text }) => text)).toEqual([
    drive.seat === 1 ? 'Taken back' : 'Person 2 took a move back.',
  ]);
});

test('after a long absence the last few sentences are told, not every move', () => {
  const table = new EngineTable(TWO, 'absence');
  const heard = heardOf(table.scene('en'));
  for (let move = 0; move < 8; move++) table.play(table.waitsFor, table.legal(table.waitsFor)[0]!.words);
  const told = toldOf(table.scene('en'), heard, english);
  expect(told.filter(({ weight }) => weight !== 'asked')).toHaveLength(1);
});

test('a link that comes and goes is told once each way; before it was ever there, nothing', () => {
  const states = [
    'connecting',
    'waiting',
    'connecting',
    'open',
    'connecting',
    'open',
    'waiting',
    'connecting',
    'open',
  ] as const;
  let told: ReturnType<typeof linkTold>;
  const all = states.map((link) => (told = linkTold(told, link)));
  expect(all).toEqual([
    undefined,
    undefined,
    undefined,
    'open',
    'open',
    'open',
    'waiting',
    'waiting',
    'open',
  ]);
});
