// What cannot be done at a city is exactly what is not on offer, in words that the game understands.
import { compile, formatWords, legal, parseCommand, start } from '@cordon/engine';
import { expect, test } from 'vitest';
import { readOffers } from '../../src/choices/read.ts';
import { wishesAt } from '../../src/choices/wishes.ts';
import { factsOf } from '../../src/games/games.ts';

test.each(['base', 'iberia'])('wishes of %s are commands that nobody offers', (game) => {
  const compiled = compile({ game });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, Int32Array.of(3, 1, 4, 1));
  const facts = factsOf(game);
  const texts = legal(state, 1).map((command) => formatWords(compiled.value, command));
  const offers = readOffers(facts, texts, 1);
  let count = 0;
  for (const { id } of facts.cities)
    for (const { words } of wishesAt(id, offers, facts, 1)) {
      count++;
      expect(texts).not.toContain(words);
      expect(parseCommand(state, `1: ${words}`).ok).toBe(true);
    }
  expect(count).toBeGreaterThan(30);
});

test('what is on offer is no wish', () => {
  const facts = factsOf('base');
  const drive = facts.kinds.find(({ name }) => name === 'drive')!;
  const offer = { seat: 1, kind: drive, operands: { to: 'chicago' }, words: 'drive chicago' };
  const kinds = (offers: Parameters<typeof wishesAt>[1]) =>
    wishesAt('chicago', offers, facts, 1).map(({ kind }) => kind.name);
  expect(kinds([])).toEqual(['drive', 'direct', 'charter', 'shuttle']);
  expect(kinds([offer])).not.toContain('drive');
});
