import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view, type ConfigRequest } from '../../../../../src/index.ts';
import { checkPosition } from '../../../../properties/invariants.ts';

const boxes = ['brink', 'lab'];

const begin = (request: ConfigRequest = {}, seed = 'panic') => {
  const compiled = compile({ boxes, challenges: ['worldwide-panic'], ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return start(compiled.value, seedFromText(seed));
};

describe('setup of Worldwide Panic', () => {
  it('LAB-WP-1 LAB-WP-2 LAB-WP-3 Mutation with 24 purple cubes and two cards of its own', () => {
    const { state } = begin();
    expect(state.game.cubesOf).toEqual([24, 24, 24, 24, 24]);
    expect(state.game.infectionIds.slice(48)).toEqual(['red-mutation-1', 'red-mutation-2']);
    expect(state.playerDeck.size).toBe(47 + 4);
  });

  it('LAB-WP-4 LAB-WP-5 LAB-EX-4 purple cubes on the first, fourth and seventh city, 24 cubes in all, 11 cards discarded', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { state } = begin({ players: 4 }, seed);
      const { cubes, infectionDiscard, infectionDeck, supply } = view(state, 0);
      const counts = infectionDiscard
        .slice(0, 9)
        .map((city) => Object.values(cubes[city]!).reduce((sum, count) => sum + count));
      expect(counts).toEqual([4, 3, 3, 4, 2, 2, 4, 1, 1]);
      expect([0, 3, 6].map((at) => cubes[infectionDiscard[at]!]!['purple'])).toEqual([1, 2, 3]);
      expect(Object.values(cubes).reduce((sum, here) => sum + (here['purple'] ?? 0), 0)).toBe(6);
      expect(supply['purple']).toBe(18);
      expect(infectionDiscard).toHaveLength(11);
      expect(infectionDeck.size).toBe(39);
      checkPosition(state, 0);
    }
  });

  it('BRINK-MUT-5 a table may leave the Mutation Events out; then they are out of the game', () => {
    const { state } = begin({ options: { 'mutation-events': 'none' } });
    expect(state.playerDeck.size).toBe(44 + 4);
    expect(view(state, 0).removed.filter((card) => card.startsWith('mutation'))).toHaveLength(3);
    checkPosition(state, 0);
    expect(compile({ boxes, challenges: ['mutation'], options: { 'mutation-events': 'none' } }).ok).toBe(
      false,
    );
  });
});

describe('what goes with it', () => {
  const sentenceOf = (request: ConfigRequest): string | undefined => {
    const compiled = compile(request);
    return compiled.ok ? undefined : compiled.error.message;
  };

  it('BRINK-COMB-8 not together with Mutation', () => {
    for (const given of [[], ['lab'], boxes])
      expect(sentenceOf({ boxes: given, challenges: ['worldwide-panic', 'mutation'] })).toBe(
        'Worldwide Panic is a variant of Mutation: choose one of them.',
      );
  });

  it('BRINK-COMB-10 BRINK-COMB-11 BRINK-COMB-12 Mutation needs On the Brink, Worldwide Panic both boxes', () => {
    const needs = (box: string, challenge: string): string =>
      `This needs the ${box} expansion: the challenge ${challenge}.`;
    expect(sentenceOf({ boxes: ['lab'], challenges: ['mutation'] })).toBe(needs('On the Brink', 'mutation'));
    expect(sentenceOf({ boxes: ['lab'], challenges: ['worldwide-panic'] })).toBe(
      needs('On the Brink', 'worldwide-panic'),
    );
    for (const given of [['brink'], []])
      expect(sentenceOf({ boxes: given, challenges: ['worldwide-panic'] })).toBe(
        needs('In the Lab', 'worldwide-panic'),
      );
    expect(sentenceOf({ challenges: ['worldwide-panic', 'virulent-strain'] })).toBe(
      needs('On the Brink', 'virulent-strain'),
    );
    expect(sentenceOf({ boxes: ['brink'], challenges: ['mutation'] })).toBeUndefined();
    expect(sentenceOf({ boxes, challenges: ['worldwide-panic'] })).toBeUndefined();
  });
});
