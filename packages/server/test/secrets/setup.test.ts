// Setup is told once, when a game starts, and cannot be compared with another one: a seed that deals other hidden cards deals
// other open ones too. So what is told of it is held against the board that its hearer sees.
import type { Fact } from '@cordon/engine';
import type { Update } from '@cordon/protocol';
import { describe, expect, it } from 'vitest';
import { Company } from './company.ts';

const setupOf = ({ entries }: Update): readonly Fact[] =>
  entries.flatMap((one) => (one.entry === 'started' ? one.facts : []));

describe('the facts of setup', () => {
  it.each([
    ['private', 2],
    ['private', 4],
    ['open', 3],
  ])('name with %s hands of %i players only cards that their hearer sees', async (hands, players) => {
    const company = new Company();
    await company.begin({ players, options: { hands } });
    for (const seat of [0, 1, 2]) {
      const name = seat === 0 ? 'watcher' : `person${String(seat)}`;
      const update = company.updates(name).find((one) => setupOf(one).length > 0)!;
      const facts = setupOf(update);
      const { view } = update.boards![0]!;
      expect(view.viewer).toBe(seat);
      const dealt = facts.flatMap((fact) => ('card' in fact && fact.fact === 'dealtCard' ? [fact.card] : []));
      const first = facts.flatMap((fact) => (fact.fact === 'firstPlayer' ? [fact.card] : []));
      const seen = view.seats.flatMap(({ hand }) => hand);
      expect(new Set([...dealt, ...first])).toEqual(new Set(seen));
      const whole =
        hands === 'open' ? view.seats.map(({ handSize }) => handSize) : seat === 0 ? [] : [6 - players];
      expect(dealt).toHaveLength(whole.reduce((sum, size) => sum + size, 0));
    }
  });
});
