// Every kind of command of every game is told from all others by its words.
import { expect, test } from 'vitest';
import { operandsInOrder, wordsOf } from '../../src/choices/phrase.ts';
import { readOffer } from '../../src/choices/read.ts';
import { GAMES } from '../../src/games/games.ts';

test.each(GAMES.flatMap((facts) => facts.kinds.map((kind) => ({ game: facts.id, facts, kind }))))(
  '$game: $kind.name',
  ({ facts, kind }) => {
    const values = {
      city: facts.cities[0]!.id,
      seat: '2',
      colour: facts.colours[0]!,
      card: facts.cities[1]!.id,
      cards: [facts.cities[0]!.id, facts.cities[1]!.id],
      infection: facts.cities[0]!.id,
      role: facts.choices.roles[0]!,
      region: facts.regions[0]?.id ?? '',
      line: facts.lines[0]!.id,
      dish: 'growth',
      research: 'research-1',
      goal: 'goal-1',
      division: '3-3',
    };
    const operands = Object.fromEntries(
      operandsInOrder(kind).map(({ operand, type }) => [operand, values[type]]),
    );
    const offer = readOffer(facts, wordsOf(kind, operands), 1);
    expect(offer.kind.name).toBe(kind.name);
    expect(offer.operands).toEqual(operands);
  },
);
