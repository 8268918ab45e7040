import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/notation/phrase.ts';
import { gameOf } from '../properties/configurations.ts';

const { kindsByName } = gameOf({});

describe('a phrase', () => {
  it('is words, operands and optional parts', () => {
    expect(partsOf(kindsByName.get('give')!)).toEqual([
      { word: 'give' },
      { operand: 'card', type: 'card' },
      { word: 'to' },
      { operand: 'player', type: 'seat' },
    ]);
    expect(partsOf(kindsByName.get('build')!)).toEqual([
      { word: 'build' },
      { optional: [{ word: 'from' }, { operand: 'from', type: 'city' }] },
    ]);
  });

  it('of every kind names each of its operands once', () => {
    for (const kind of kindsByName.values()) {
      const named = [...kind.phrase.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!);
      expect(named.sort()).toEqual(Object.keys(kind.operands).sort());
    }
  });

  it('is different for every kind', () => {
    const phrases = [...kindsByName.values()].map(({ phrase }) => phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});
