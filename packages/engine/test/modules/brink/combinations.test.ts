// What can't be played together, and the sentence that says so.
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/index.ts';
import type { ConfigRequest } from '../../../src/kernel/config.ts';
import { compileFull, eventOf, roleOf } from './boxes.ts';

const [BRINK, LAB] = [0, 1];

const sentenceOf = (request: ConfigRequest): string | undefined => {
  const compiled = compileFull(request);
  return compiled.ok ? undefined : compiled.error.message;
};

describe('what needs a box', () => {
  const needs = (box: string, thing: string): string => `This needs the ${box} expansion: ${thing}.`;

  it.each<[ConfigRequest, string]>([
    [{ players: 5 }, '5 players'],
    [{ players: 5, boxes: ['lab'] }, '5 players'],
    [{ epidemics: 7 }, '7 epidemics'],
    [{ challenges: ['virulent-strain'] }, 'the challenge virulent-strain'],
    [{ pool: ['medic', roleOf(BRINK)] }, `the role ${roleOf(BRINK)}`],
    [{ roles: ['medic', roleOf(BRINK)] }, `the role ${roleOf(BRINK)}`],
    [{ events: [eventOf(BRINK)], boxes: ['lab'] }, `the event ${eventOf(BRINK)}`],
  ])('BRINK-COMB-10 LAB-CMP-5 %j needs On the Brink', (request, thing) => {
    expect(sentenceOf(request)).toBe(needs('On the Brink', thing));
    expect(sentenceOf({ ...request, boxes: ['brink', 'lab'] })).not.toBe(needs('On the Brink', thing));
  });

  it.each<[ConfigRequest, string]>([
    [{ roles: [roleOf(LAB), 'medic'], boxes: ['brink'] }, `the role ${roleOf(LAB)}`],
    [{ events: [eventOf(LAB)] }, `the event ${eventOf(LAB)}`],
  ])('BRINK-COMB-11 %j needs In the Lab', (request, thing) => {
    expect(sentenceOf(request)).toBe(needs('In the Lab', thing));
  });

  it('BRINK-COMB-12 what In the Lab adds to Virulent Strain needs On the Brink', () => {
    const request = { challenges: ['virulent-strain'], boxes: ['lab'] };
    expect(sentenceOf(request)).toBe(needs('On the Brink', 'the challenge virulent-strain'));
    expect(sentenceOf({ ...request, boxes: ['brink', 'lab'] })).toBeUndefined();
    expect(sentenceOf({ ...request, boxes: ['brink'] })).toBeUndefined();
  });

  it('says what comes first in the catalogue if several reasons apply', () => {
    const request = { roles: [roleOf(LAB), roleOf(LAB)], players: 5, epidemics: 9 };
    expect(sentenceOf(request)).toBe(needs('On the Brink', '5 players'));
    expect(sentenceOf({ ...request, boxes: ['brink'] })).toBe(needs('In the Lab', `the role ${roleOf(LAB)}`));
    expect(sentenceOf({ ...request, boxes: ['brink', 'lab'] })).toBe(
      'The number of epidemics is 4, 5, 6 or 7.',
    );
  });
});

describe('numbers', () => {
  it.each([[0], [1], [6], [2.5]])('BRINK-COMB-13 %d players', (players) => {
    for (const boxes of [[], ['brink'], ['brink', 'lab']])
      expect(sentenceOf({ boxes, players })).toBe('This game is for 2 to 5 players.');
  });

  it.each([[0], [3], [8]])('BRINK-COMB-15 %d epidemics', (epidemics) => {
    for (const boxes of [[], ['brink']])
      expect(sentenceOf({ boxes, epidemics })).toBe('The number of epidemics is 4, 5, 6 or 7.');
  });

  it('BRINK-COMB-16 a role asked for twice', () => {
    expect(sentenceOf({ roles: ['medic', 'medic'] })).toBe('A role can be in play only once.');
  });

  it('BRINK-COMB-17 fewer events than 2 per player to draw from', () => {
    const three = ['airlift', 'forecast', 'government-grant'];
    expect(sentenceOf({ boxes: ['brink'], events: three })).toBe('Exactly 2 Events per player are used.');
    expect(sentenceOf({ boxes: ['brink'], events: [...three, eventOf(BRINK)] })).toBeUndefined();
    expect(sentenceOf({ boxes: ['lab'], players: 4 })).toBeUndefined();
    expect(sentenceOf({ events: [] })).toBeUndefined();
  });
});

describe('boxes that are none', () => {
  it.each<[string, ConfigRequest, string]>([
    [
      'an unknown box',
      { boxes: ['state-of-emergency'] },
      'There is no box “state-of-emergency”; there are brink, lab.',
    ],
    ['a box named twice', { boxes: ['lab', 'lab'] }, 'The box lab is named twice.'],
    [
      'a box of another game',
      { game: 'iberia', boxes: ['brink'] },
      'There is no box “brink”; there are none.',
    ],
    [
      'no list',
      { boxes: 'brink' } as unknown as ConfigRequest,
      'The boxes of a configuration must be a list of names.',
    ],
    ['six players', { boxes: ['brink'], players: 6 }, 'This game is for 2 to 5 players.'],
  ])('%s is refused with a sentence', (_name, request, message) => {
    expect(compile(request)).toMatchObject({ ok: false, error: { code: 'bad-configuration', message } });
  });
});
