// The bar has every offer in one place, and what is missing is what this seat could have.
import { expect, test } from 'vitest';
import { absentKinds, actionsOf } from '../../src/choices/bar.ts';
import { readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';
import { lookAround, tables } from './positions.ts';

const names = (kinds: readonly { readonly name: string }[]): string[] => kinds.map(({ name }) => name);

test('actions, abilities, events and steps', () => {
  const legal = [
    'end',
    'send 2 to paris',
    'treat blue',
    'airlift 1 to paris',
    'drive paris',
    'drive milan',
    'wink',
  ];
  const bar = actionsOf(factsOf('base'), readOffers(factsOf('base'), legal, 1));
  expect(bar.actions.map(({ kind, offers }) => [kind.name, offers.length])).toEqual([
    ['drive', 2],
    ['treat', 1],
  ]);
  expect(bar.abilities.map(({ kind }) => kind.name)).toEqual(['send']);
  expect(bar.events.map(({ kind }) => kind.name)).toEqual(['airlift']);
  expect(bar.steps.map(({ kind }) => kind.name)).toEqual(['end', 'wink']);
});

test('every offer is in one entry, no kind is both there and missing, other roles’ kinds are neither', () => {
  lookAround(tables(), 1, ({ facts, legal, seat, view: see }) => {
    const offers = readOffers(facts, legal, seat);
    const bar = actionsOf(facts, offers);
    const entries = [...bar.actions, ...bar.abilities, ...bar.events, ...bar.steps];
    expect(entries.flatMap((entry) => entry.offers.map(({ words }) => words)).toSorted()).toEqual(
      legal.toSorted(),
    );
    const view = see();
    const absent = absentKinds(facts, offers, { view, seat });
    const missing = names([...absent.actions, ...absent.abilities, ...absent.events, ...absent.steps]);
    const there = names(entries.map(({ kind }) => kind));
    expect(missing.filter((name) => there.includes(name))).toEqual([]);
    const { role, hand } = view.seats[seat - 1]!;
    expect(absent.abilities.every(({ broughtBy }) => broughtBy.includes(role))).toBe(true);
    expect(absent.events.every(({ name }) => hand.includes(name))).toBe(true);
    const everybodys = facts.kinds.filter(({ broughtBy }) => broughtBy.length === 0);
    expect(names(everybodys).filter((name) => !there.includes(name) && !missing.includes(name))).toEqual([]);
  });
});
