import type { Reason, ReasonCode } from '@cordon/bots';
import { compile, gamesThereAre } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { percent, reasonWords } from '../../src/words/reasons.ts';
import { speechOf } from '../../src/words/speech.ts';

/** One reason for each code; the compiler misses none. */
function reasonsIn(city: string, colour: string): Readonly<Record<ReasonCode, Reason>> {
  return {
    wins: { code: 'wins' },
    'reaches-goal': { code: 'reaches-goal', colour },
    'ends-disease': { code: 'ends-disease', colour },
    'averts-defeat': { code: 'averts-defeat', from: 0.4, to: 0.1 },
    'prevents-outbreak': { code: 'prevents-outbreak', city, colour, from: 0.4, to: 0, chain: 3 },
    'fears-strain': { code: 'fears-strain', colour, spaces: 2, cubes: 2 },
    'clears-board': { code: 'clears-board', colour, from: 3, to: 1 },
    'ends-effect': { code: 'ends-effect', card: 'forecast' },
    treats: { code: 'treats', city, colour, from: 3, to: 1 },
    protects: { code: 'protects', cities: [city] },
    'saves-supply': { code: 'saves-supply', colour, from: 2, to: 5 },
    'quiet-infections': { code: 'quiet-infections' },
    'slows-infections': { code: 'slows-infections', from: 3, to: 1 },
    'stops-chains': { code: 'stops-chains' },
    'completes-hand': { code: 'completes-hand', seat: 1, colour },
    collects: { code: 'collects', seat: 2, colour, from: 3, to: 2 },
    shares: { code: 'shares', card: city, from: 1, to: 2 },
    'takes-back': { code: 'takes-back', seat: 1, card: city },
    'draws-card': { code: 'draws-card', seat: 2 },
    'keeps-cubes': { code: 'keeps-cubes', colour, from: 1, to: 2 },
    'works-for': { code: 'works-for', deed: 'sample', colour },
    'completes-work': { code: 'completes-work', colour },
    'seeks-card': { code: 'seeks-card' },
    builds: { code: 'builds', city },
    'nears-goal': { code: 'nears-goal', seat: 1, colour, from: 4, to: 2 },
    'nears-danger': { code: 'nears-danger', seat: 1, city, from: 2, to: 0 },
    meets: { code: 'meets', seat: 1, other: 2, city, card: city },
    'changes-role': { code: 'changes-role', seat: 1, role: 'medic' },
    'uses-ability': { code: 'uses-ability', seat: 1, role: 'medic' },
    'plays-event': { code: 'plays-event', seat: 1, card: 'forecast' },
    'keeps-event': { code: 'keeps-event', seat: 1, card: 'forecast' },
    'parts-with': { code: 'parts-with', card: city, why: 'other' },
    'nothing-better': { code: 'nothing-better' },
    'comes-out-best': { code: 'comes-out-best' },
  };
}

describe('reasons', () => {
  it.each(gamesThereAre().map(({ id }) => id))('have words of their own in %s', (id) => {
    const compiled = compile({ game: id });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const game = compiled.value;
    const speech = speechOf(game, ['medic', 'scientist']);
    const said = Object.values(reasonsIn(game.cityIds[0]!, game.colourIds[0]!)).map((reason) =>
      reasonWords(speech, reason),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) {
      expect(words).toMatch(/^[a-z]/u);
      expect(words).not.toMatch(/undefined|NaN|\.$/u);
    }
  });

  it('tell the deeds of the lab apart', () => {
    const compiled = compile({ boxes: ['lab'], challenges: ['lab'] });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const speech = speechOf(compiled.value, ['medic', 'scientist']);
    const deeds = [
      'sample',
      'characterize',
      'centrifuge',
      'separate',
      'grow',
      'apply',
      'test',
      'place-sequence',
      'swap-sequence',
      'anything else',
    ];
    const said = deeds.map((deed) => reasonWords(speech, { code: 'works-for', deed, colour: 'red' }));
    expect(new Set(said).size).toBe(deeds.length);
    expect(said[0]).toBe('takes a sample for the cure of red');
  });

  it('say what a plan does', () => {
    const compiled = compile({});
    if (!compiled.ok) throw new Error(compiled.error.message);
    const speech = speechOf(compiled.value, ['medic', 'scientist']);
    const { treats, 'prevents-outbreak': prevents } = reasonsIn('milan', 'blue');
    expect(reasonWords(speech, treats)).toBe('takes 2 blue cubes from Milan and leaves 1');
    expect(reasonWords(speech, prevents)).toBe(
      'lowers the chance that Milan breaks out with a chain of 3 from 40 % to 0 %',
    );
  });
});

describe('a share of a hundred', () => {
  it.each([
    [0, '0 %'],
    [0.002, 'less than 1 %'],
    [0.456, '46 %'],
    [0.997, 'more than 99 %'],
    [1, '100 %'],
  ])('%d is %s', (share, words) => expect(percent(share)).toBe(words));
});
