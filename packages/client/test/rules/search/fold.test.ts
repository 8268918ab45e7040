// Capitals and accents do not matter, and every sign knows where it came from.
import { expect, it } from 'vitest';
import { fold, wordsOf } from '../../../src/rules/search/fold.ts';

it('takes capitals and accents away', () => {
  expect(fold('Éclosion en chaîne, À NOTER').text).toBe('eclosion en chaine, a noter');
});

it('takes letters apart that are two', () => {
  const { text, origins } = fold('Œuf æ');
  expect(text).toBe('oeuf ae');
  expect(origins).toEqual([0, 0, 1, 2, 3, 4, 4, 5]);
});

it('treats composed and decomposed accents alike', () => {
  expect(fold('Re\u0301gion').text).toBe(fold('Région').text);
});

it('finds the words of a query', () => {
  expect(wordsOf('  L’Éclosion, en  chaîne ! ')).toEqual(['l', 'eclosion', 'en', 'chaine']);
  expect(wordsOf(' … ')).toEqual([]);
});
