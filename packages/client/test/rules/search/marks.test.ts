// Marks lie where the words stand in the text as it is written.
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/rules/search/fold.ts';
import { marksIn, occurrences } from '../../../src/rules/search/marks.ts';

const marked = (text: string, ...words: readonly string[]) =>
  marksIn(text, words).map(({ from, to }) => text.slice(from, to));

describe('occurrences', () => {
  it('tells a whole word from a beginning and from the middle of one', () => {
    expect(occurrences(fold('une éclosion'), 'eclosion').fit).toBe(3);
    expect(occurrences(fold('des éclosions'), 'eclosion').fit).toBe(2);
    expect(occurrences(fold('l’éclosion'), 'eclosion').fit).toBe(3);
    expect(occurrences(fold('une éclosion'), 'losion').fit).toBe(1);
    expect(occurrences(fold('une éclosion'), 'cube').fit).toBe(0);
  });

  it('takes the best of several', () => {
    expect(occurrences(fold('outbreaks, one outbreak'), 'outbreak').fit).toBe(3);
  });
});

describe('marksIn', () => {
  it('marks what is written, accents and all', () => {
    expect(marked('Chaque Éclosion d’une chaîne', 'eclosion', 'chaine')).toEqual(['Éclosion', 'chaîne']);
  });

  it('marks a letter that is two as a whole', () => {
    expect(marked('un cœur', 'coe')).toEqual(['cœ']);
    expect(marked('un cœur', 'co')).toEqual(['cœ']);
  });

  it('joins marks that touch or overlap', () => {
    expect(marked('outbreaks', 'outbreak', 'breaks')).toEqual(['outbreaks']);
  });

  it('marks every occurrence, in order', () => {
    expect(marked('cube by cube of cubes', 'cube')).toEqual(['cube', 'cube', 'cube']);
  });
});
