import { expect, it } from 'vitest';
import { stateOf } from '../../../src/screens/home/stateOf.ts';
import { home as english } from '../../../src/words/en/home.ts';
import { home as french } from '../../../src/words/fr/home.ts';

const seats = [{ seat: 1, name: 'Ann' }, { seat: 2, bot: 'fast' }, { seat: 3 }];
const about = { game: 'base', players: 3, epidemics: 4, challenges: [], seats, waitsFor: 1 };
const playing = { status: 'playing', mine: 'no', about } as const;

it('says whose turn it is', () => {
  expect(stateOf({ ...playing, mine: 'yes' }, english)).toBe('Your turn');
  expect(stateOf(playing, english)).toBe('Waiting for Ann');
  expect(stateOf({ ...playing, about: { ...about, waitsFor: 2 } }, english)).toBe('A bot is thinking');
  expect(stateOf({ ...playing, about: { ...about, waitsFor: 3 } }, english)).toContain('seat 3');
});

it.each(['gathering', 'playing'] as const)(
  'says of a game that can’t go on nothing else, also when %s',
  (status) => {
    const halted = { ...playing, status, mine: 'yes', stopped: 'yes' } as const;
    expect(stateOf(halted, english)).toBe('This game can’t go on');
    expect(stateOf(halted, french)).toBe('Cette partie ne peut pas continuer');
  },
);
