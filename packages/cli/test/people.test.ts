import { compile, type ConfigRequest, type Game } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { keepsSecrets, peopleAt, seatsOfPerson, sharedOut } from '../src/people.ts';
import { readBots } from '../src/play/bots.ts';

function table(request: ConfigRequest): Game {
  const compiled = compile({ options: { hands: 'private' }, ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const solo = table({ boxes: ['lab'], challenges: ['solo'] });
const pair = table({ players: 2 });

describe('who decides', () => {
  it('is each seat for itself, and one person for both seats of a solo table', () => {
    expect([peopleAt(pair), seatsOfPerson(pair, 2)]).toEqual([[1, 2], [2]]);
    expect([peopleAt(solo), seatsOfPerson(solo, 1), seatsOfPerson(solo, 2)]).toEqual([[1], [1, 2], []]);
    expect([keepsSecrets(pair), keepsSecrets(solo)]).toEqual([true, false]);
  });

  it('gets one name, or one for each person', () => {
    expect(sharedOut(pair, ['a'])).toEqual(['a', 'a']);
    expect(sharedOut(pair, ['a', 'b'])).toEqual(['a', 'b']);
    expect(sharedOut(pair, ['a', 'b', 'c'])).toBeUndefined();
    expect(sharedOut(solo, ['a'])).toEqual(['a', 'a']);
    expect(sharedOut(solo, ['a', 'b'])).toBeUndefined();
  });

  it('is one computer player for both seats of a solo table', () => {
    const sitters = readBots('1=random', solo, []);
    expect(sitters).toHaveLength(2);
    expect(sitters[1]).toBe(sitters[0]);
    expect(() => readBots('2=random', solo, [])).toThrow(
      'Player 1 decides for seat 2: name seat 1 in --bots.',
    );
    expect(readBots('2=random', pair, [])[0]).toBeUndefined();
  });
});
