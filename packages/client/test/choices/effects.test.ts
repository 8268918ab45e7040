// What the page says a command moves is what the engine then moves.
import { apply, clone, formatWords, view, type Command, type Fact, type State } from '@cordon/engine';
import { expect, test } from 'vitest';
import { movesOf } from '../../src/choices/effects.ts';
import { readOffer } from '../../src/choices/read.ts';
import { chanceFrom, lookAround, tables } from './positions.ts';

function happened(state: State, command: Command): readonly Fact[] {
  const after = clone(state);
  const applied = apply(after, command);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.value;
}

/** Without pawns of others that the game places by itself. */
function moved(facts: readonly Fact[], speaker: number): string[] {
  return facts.flatMap((fact) => {
    if (fact.fact === 'moved') return [`${String(fact.seat)} ${fact.to}`];
    return fact.fact === 'pawnPlaced' && fact.seat === speaker ? [`${String(fact.seat)} ${fact.city}`] : [];
  });
}

/** One command of each kind, or the most telling ones: a seat has hundreds of flights. */
function oneOfEach(commands: readonly Command[], chance: (limit: number) => number): Command[] {
  const byKind = Map.groupBy(commands, ({ kind }) => kind);
  return [...byKind.values()].flatMap((some) => [some[chance(some.length)]!, some[chance(some.length)]!]);
}

test('moves are those of the engine', () => {
  const chance = chanceFrom(11);
  const seen = new Set<string>();
  lookAround(tables({ consent: 'automatic' }), 2, ({ facts: guide, game, state, seat, commands }) => {
    const before = view(state, seat);
    for (const command of oneOfEach(commands, chance)) {
      const offer = readOffer(guide, formatWords(game, command), seat);
      const facts = happened(state, command);
      if (facts.some((fact) => fact.fact === 'answered' && fact.answer === 'refused')) continue;
      const moves = movesOf(offer, before, guide).map((move) => `${String(move.seat)} ${move.to}`);
      expect(moves.toSorted(), `${game.id} ${offer.words}`).toEqual(moved(facts, seat).toSorted());
      seen.add(`${game.id} ${offer.kind.name}`);
    }
  });
  expect(seen.size).toBeGreaterThan(70);
});
