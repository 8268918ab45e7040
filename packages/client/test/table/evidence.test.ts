// What the log proves about something whose answer was lost.
import { expect, test } from 'vitest';
import type { Asking } from '../../src/channel/channel.ts';
import { lookForEvidence, type Act } from '../../src/table/evidence.ts';
import { info, logFrom, played, said, TABLE as table, undone, type Bare } from './support/entries.ts';

const verdict = (asking: Asking<Act>, ...entries: readonly Bare[]) => {
  const { verdict: word } = lookForEvidence(asking, { entries: logFrom(10, ...entries), info: info() });
  return word;
};

test('a play is known by its mark', () => {
  const play: Asking<'play'> = { type: 'play', table, seat: 1, position: 9, commands: ['end'], mark: 'm' };
  expect(verdict(play, played(1, 1), played(1, 2, { mark: 'm' }))).toBe('happened');
  expect(verdict(play, played(1, 1, { mark: 'other' }))).toBe('not');
});

test('taking back and adopting come first of all that moves the board, or not at all', () => {
  const undo: Asking<'undo'> = { type: 'undo', table, seat: 1, position: 9 };
  expect(verdict(undo, said('x'), undone(1, 0))).toBe('happened');
  expect(verdict(undo, said('x'))).toBe('not');
  expect(verdict(undo, played(2, 4), undone(1, 0))).toBe('overtaken');
  expect(verdict(undo, undone(2, 0))).toBe('overtaken');
  const adopt: Asking<'adopt'> = { type: 'adopt', table, seat: 1, position: 9, proposal: 7 };
  const entries = logFrom(10, played(1, 1, { proposal: 7 }), played(1, 2, { proposal: 7 }), played(2, 3));
  expect(lookForEvidence(adopt, { entries, info: info() })).toEqual({ verdict: 'happened', number: 11 });
  expect(verdict(adopt, played(1, 1))).toBe('overtaken');
  expect(verdict(adopt)).toBe('not');
});

test('talk is known by its words and by who said them', () => {
  const say: Asking<'say'> = { type: 'say', table, text: 'hello' };
  expect(verdict(say, said('hello', 1))).toBe('happened');
  expect(verdict(say, said('hello'))).toBe('happened');
  expect(verdict(say, said('hello', 2))).toBe('not');
  expect(verdict(say, said('bye', 1))).toBe('not');
});

test('a plan has its number from the log', () => {
  const propose: Asking<'propose'> = { type: 'propose', table, seat: 1, position: 9, commands: ['end'] };
  const entries = logFrom(10, said('x'), { entry: 'proposed', seat: 1, commands: ['1: end'] });
  expect(lookForEvidence(propose, { entries, info: info() })).toMatchObject({ proposal: 11 });
  expect(verdict(propose, { entry: 'proposed', seat: 2, commands: [] })).toBe('not');
});

test('answers, votes and a start are known by what they say', () => {
  const answer: Asking<'answer'> = { type: 'answer', table, seat: 1, proposal: 5, answer: 'yes' };
  expect(verdict(answer, { entry: 'answered', seat: 1, proposal: 5, answer: 'yes' })).toBe('happened');
  expect(verdict(answer, { entry: 'answered', seat: 1, proposal: 5, answer: 'no' })).toBe('not');
  expect(verdict(answer, { entry: 'answered', seat: 2, proposal: 5, answer: 'yes' })).toBe('not');
  const withdraw: Asking<'withdraw'> = { type: 'withdraw', table, seat: 1, proposal: 5 };
  expect(verdict(withdraw, { entry: 'withdrawn', seat: 1, proposal: 5 })).toBe('happened');
  expect(verdict(withdraw, { entry: 'withdrawn', seat: 1, proposal: 4 })).toBe('not');
  const vote: Asking<'vote'> = { type: 'vote', table, seat: 1, abandon: 'yes' };
  expect(verdict(vote, { entry: 'voted', seat: 1, abandon: 'yes' })).toBe('happened');
  expect(verdict(vote, { entry: 'voted', seat: 1, abandon: 'no' })).toBe('not');
  expect(verdict({ type: 'start', table }, { entry: 'started', move: 0, facts: [] })).toBe('happened');
});

test('what concerns a seat is not repeated once something else has happened there', () => {
  const sat: Bare = { entry: 'sat', seat: 2, person: { id: 'gbob', name: 'Bob' } };
  const left: Bare = { entry: 'left', seat: 2, how: 'removed' };
  const bot: Bare = { entry: 'bot', seat: 2, bot: 'greedy' };
  const leave: Asking<'leave'> = { type: 'leave', table, seat: 2 };
  expect(verdict(leave, left, sat)).toBe('happened');
  expect(verdict(leave, sat)).toBe('overtaken');
  expect(verdict(leave)).toBe('not');
  const seatBot: Asking<'bot'> = { type: 'bot', table, seat: 2, bot: 'greedy' };
  expect(verdict(seatBot, bot)).toBe('happened');
  expect(verdict(seatBot, { ...bot, bot: 'random' })).toBe('overtaken');
  expect(verdict({ type: 'bot', table, seat: 2 }, left)).toBe('happened');
  expect(verdict({ type: 'hand-over', table, seat: 2 }, { ...left, how: 'handed-over' })).toBe('overtaken');
  expect(verdict({ type: 'hand-over', table, seat: 2 })).toBe('not');
});

test('a seat is mine when the table says so', () => {
  const sat: Bare = { entry: 'sat', seat: 1, person: { id: 'gann', name: 'Ann' } };
  expect(verdict({ type: 'sit', table, seat: 1 }, sat)).toBe('happened');
  expect(verdict({ type: 'sit', table, seat: 2 }, { ...sat, seat: 2 })).toBe('not');
});

test('a link may be renewed twice', () => {
  expect(verdict({ type: 'link', table, which: 'invite' }, { entry: 'linked', which: 'invite' })).toBe('not');
});
