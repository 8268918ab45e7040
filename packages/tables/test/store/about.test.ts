import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAbout, readPlayed, readSeatsOf, writeAbout } from '../../src/store/about.ts';

const about = {
  game: 'iberia',
  players: 3,
  epidemics: 5,
  challenges: ['influx-of-patients'],
  seats: [{ seat: 1, name: 'Ada' }, { seat: 2, bot: 'greedy' }, { seat: 3 }],
  waitsFor: 1,
};

test('what was written is read', () => {
  expect(readAbout(JSON.stringify(about))).toEqual(about);
  const more = { ...about, boxes: ['brink'], ending: 'won', day: '2026-11-16' };
  expect(readAbout(JSON.stringify(more))).toEqual(more);
});

test('who holds the seats is kept beside it and never read with it', () => {
  const text = writeAbout(about, [['ada', 'tablet'], [], ['ada']], { people: [], began: 0 });
  expect(readAbout(text)).toEqual(about);
  expect(readSeatsOf(text, 'ada')).toEqual([1, 3]);
  expect(readSeatsOf(text, 'tablet')).toEqual([1]);
  expect(readSeatsOf(text, 'eve')).toEqual([]);
  for (const broken of ['', '{}', '{"holders":{}}']) expect(readSeatsOf(broken, 'ada')).toEqual([]);
});

test('how it was played is kept beside it and never read with it', () => {
  const end = { at: 9, turns: 12, goals: 3, outbreaks: 4, cardsLeft: 5, undone: 1, hinted: 2 };
  for (const played of [
    { people: ['ada'], began: 0 },
    { people: ['ada', 'bob'], began: 7, end },
  ]) {
    const text = writeAbout(about, [], played);
    expect(readPlayed(text)).toEqual(played);
    expect(readAbout(text)).toEqual(about);
  }
  for (const played of [undefined, [], { people: 'ada', began: 0 }, { people: [], began: -1 }])
    expect(readPlayed(JSON.stringify({ ...about, played }))).toBeUndefined();
  expect(readPlayed(JSON.stringify({ played: { people: [], began: 1, end: { at: 1 } } }))).toEqual({
    people: [],
    began: 1,
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another kind of value', '[]'],
  ['no seats', JSON.stringify({ ...about, seats: undefined })],
  ['seats that are none', JSON.stringify({ ...about, seats: ['Ada'] })],
  ['a name that is no text', JSON.stringify({ ...about, seats: [{ seat: 1, name: {} }] })],
  ['boxes that are no list', JSON.stringify({ ...about, boxes: 'brink' })],
  ['a game that is no text', JSON.stringify({ ...about, game: 7 })],
])('%s gives nothing', (_what, text) => {
  expect(readAbout(text)).toBeUndefined();
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      readAbout(text);
    }),
    { seed: 1 },
  );
});
