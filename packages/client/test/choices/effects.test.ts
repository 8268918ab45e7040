// What the page says a command costs and moves is what the engine then does.
import { apply, clone, formatWords, view, type Command, type Fact, type State } from '@cordon/engine';
import { expect, test } from 'vitest';
import { costOf, movesOf } from '../../src/choices/effects.ts';
import { readOffer } from '../../src/choices/read.ts';
import { actionsLeft } from '../../src/choices/ways.ts';
import { factsOf } from '../../src/games/games.ts';
import { chanceFrom, lookAround, tables } from './positions.ts';

function happened(state: State, command: Command): { facts: readonly Fact[]; after: State } {
  const after = clone(state);
  const applied = apply(after, command);
  if (!applied.ok) throw new Error(applied.error.message);
  return { facts: applied.value, after };
}

/** Without an event that goes to the pile once its effect is over. */
function discarded(facts: readonly Fact[], seat: number): string[] {
  return facts.flatMap((fact) =>
    fact.fact === 'discarded' && fact.seat === seat && fact.by !== 'event' ? [fact.card] : [],
  );
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

test('costs and moves are those of the engine', () => {
  const chance = chanceFrom(11);
  const seen = new Set<string>();
  lookAround(tables({ consent: 'automatic' }), 2, ({ facts: guide, game, state, seat, commands }) => {
    const before = view(state, seat);
    for (const command of oneOfEach(commands, chance)) {
      const offer = readOffer(guide, formatWords(game, command), seat);
      const { facts, after } = happened(state, command);
      if (facts.some((fact) => fact.fact === 'answered' && fact.answer === 'refused')) continue;
      const { spends, name } = offer.kind;
      const cost = costOf(offer, before, guide);
      const left = actionsLeft(view(after, seat), seat);
      const spent = spends === 'action' && left > 0 ? actionsLeft(before, seat) - left : cost.actions;
      const moves = movesOf(offer, before, guide).map((move) => `${String(move.seat)} ${move.to}`);
      const lost = spends === 'event' ? cost.cards : discarded(facts, seat);
      expect([moves.toSorted(), cost.cards.toSorted(), cost.actions], `${game.id} ${offer.words}`).toEqual([
        moved(facts, seat).toSorted(),
        lost.toSorted(),
        spent,
      ]);
      seen.add(`${game.id} ${name}`);
    }
  });
  expect(seen.size).toBeGreaterThan(70);
});

test('an event costs its own card where it is in the hand', () => {
  const [table] = tables();
  let looked = 0;
  lookAround([table!], 3, ({ facts, legal, seat, view: see }) => {
    const before = see();
    for (const words of legal) {
      const offer = readOffer(facts, words, seat);
      if (offer.kind.spends !== 'event') continue;
      looked++;
      const holds = before.seats[seat - 1]!.hand.includes(offer.kind.name);
      expect(costOf(offer, before, factsOf('base')).cards).toEqual(holds ? [offer.kind.name] : []);
    }
  });
  expect(looked).toBeGreaterThan(10);
});
