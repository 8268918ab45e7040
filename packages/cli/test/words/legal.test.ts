import { describe, expect, it } from 'vitest';
import { compile, type Command } from '@cordon/engine';
import { findCity } from '../../src/words/names.ts';
import { legalLines, linesWith } from '../../src/words/legal.ts';

const compiled = compile({});
if (!compiled.ok) throw new Error(compiled.error.message);
const game = compiled.value;

describe('the list of legal commands', () => {
  it('writes short lists out and sums long ones up', () => {
    const commands: Command[] = [
      { kind: 'end', seat: 1 },
      { kind: 'drive', seat: 1, to: 'chicago' },
      { kind: 'drive', seat: 1, to: 'miami' },
      ...game.cityIds.map((to): Command => ({ kind: 'charter', seat: 1, to })),
      ...game.cityIds.map((to): Command => ({ kind: 'fly', seat: 1, to, card: 'paris' })),
      ...game.cityIds.map((city): Command => ({ kind: 'government-grant', seat: 1, city })),
    ];
    expect(legalLines(game, commands)).toEqual([
      '  end',
      '  drive chicago; drive miami',
      '  charter TO, where TO is one of 48 cities (48 ways)',
      '  fly TO discarding paris, where TO is one of 48 cities (48 ways)',
      '  government-grant CITY, where CITY is one of 48 cities (48 ways)',
    ]);
  });
});

describe('the commands that begin with a word', () => {
  const lines = (word: string): string[] =>
    linesWith(
      game,
      [
        { command: { kind: 'drive', seat: 1, to: 'miami' }, price: { actions: 1, cards: [] } },
        { command: { kind: 'direct', seat: 1, to: 'paris' }, price: { actions: 1, cards: ['paris'] } },
        { command: { kind: 'direct', seat: 1, to: 'milan' }, price: { actions: 1, cards: [] } },
        {
          command: { kind: 'fly', seat: 1, to: 'lima', card: 'paris' },
          price: { actions: 1, cards: ['paris'] },
        },
        { command: { kind: 'treat', seat: 1, colour: 'red' }, price: { actions: 2, cards: [] } },
        { command: { kind: 'pay-samples', seat: 1 }, price: { actions: 0, cards: [], cubes: { red: 3 } } },
        { command: { kind: 'one-quiet-night', seat: 1 }, price: { actions: 0, cards: ['one-quiet-night'] } },
      ],
      word,
    );

  it('say what they take where their words do not', () => {
    expect(lines('d')).toEqual(['  drive miami', '  direct paris (discards Paris)', '  direct milan']);
    expect(lines('fly')).toEqual(['  fly lima discarding paris']);
    expect(lines('treat')).toEqual(['  treat red (2 actions)']);
    expect(lines('pay')).toEqual(['  pay-samples (returns 3 red cubes)']);
    expect(lines('one')).toEqual(['  one-quiet-night']);
    expect(lines('build')).toEqual([]);
  });
});

describe('names of cities', () => {
  it('are found with accents, spaces or a beginning that only one has', () => {
    expect(findCity(game, 'Montréal')).toBe('montreal');
    expect(findCity(game, 'ho chi minh city')).toBe('ho-chi-minh-city');
    expect(findCity(game, 'St. Pet')).toBe('st-petersburg');
    expect(findCity(game, 'm')).toBeUndefined();
    expect(findCity(game, '')).toBeUndefined();
  });
});
