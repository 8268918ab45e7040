// Every text of `legal` is taken apart into what the engine meant, and put together again to the letter.
import type { Command } from '@cordon/engine';
import { expect, test } from 'vitest';
import type { Offer } from '../../src/choices/offer.ts';
import { wordsOf } from '../../src/choices/phrase.ts';
import { readOffer, readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';
import { lookAround, tables } from './positions.ts';

function meant({ kind, seat, ...operands }: Command): unknown {
  const texts = Object.entries<unknown>(operands).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return { kind, seat, operands: Object.fromEntries(texts) };
}

const read = ({ kind, seat, operands }: Offer): unknown => ({ kind: kind.name, seat, operands });

test('offers are what the engine meant, in thousands of positions of all challenges', () => {
  let positions = 0;
  const kinds = new Set<string>();
  lookAround(tables(), 3, ({ facts, legal, seat, commands }) => {
    positions++;
    const offers = readOffers(facts, legal, seat);
    expect(offers.map(read)).toEqual(commands.map(meant));
    expect(offers.map(({ words }) => words)).toEqual(legal);
    expect(offers.map(({ kind, operands }) => wordsOf(kind, operands))).toEqual(legal);
    for (const { kind } of offers) kinds.add(`${facts.id} ${kind.name}`);
  });
  expect(positions).toBeGreaterThan(3000);
  expect(kinds.size).toBeGreaterThan(70);
});

test('optional parts and several cards', () => {
  const facts = factsOf('base');
  expect(readOffer(facts, 'build', 1).operands).toEqual({});
  expect(readOffer(facts, 'build from atlanta', 1).operands).toEqual({ from: 'atlanta' });
  expect(readOffer(facts, 'cure red with bangkok jakarta manila', 1).operands).toEqual({
    colour: 'red',
    cards: ['bangkok', 'jakarta', 'manila'],
  });
  expect(readOffer(facts, 'send 2 driving to chicago', 1).kind.name).toBe('send-driving');
});

test('a text that no phrase fits can still be said', () => {
  const facts = factsOf('base');
  const strange = readOffer(facts, 'drive to the moon', 2);
  expect(strange).toMatchObject({ seat: 2, words: 'drive to the moon', operands: {} });
  expect(strange.kind.name).toBe('drive to the moon');
  expect(facts.kinds).not.toContain(strange.kind);
  expect(facts.kinds).toContain(readOffer(facts, 'drive chicago', 2).kind);
  expect(wordsOf(strange.kind, strange.operands)).toBe('drive to the moon');
});
