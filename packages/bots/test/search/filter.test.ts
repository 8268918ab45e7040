import { gamesThereAre } from '@cordon/engine';
import { kindOf, legalInto, makeOffers, randomPlayer, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { makeFilter } from '../../src/search/filter.ts';
import { gameOf, playThrough } from '../support/table.ts';

const WAYS = 14;

/** Which commands are worth a look, of all and of those that can be given in few ways. */
function kept(state: State, ways?: number): number[] {
  const filter = makeFilter(state.game);
  const offers = makeOffers();
  legalInto(state, offers);
  filter.begin(state, { ways });
  return [...offers.items.subarray(0, filter.keep(state, offers, 0))];
}

function countsOf(state: State): Map<number, number> {
  const offers = makeOffers();
  legalInto(state, offers);
  const counts = new Map<number, number>();
  for (const item of offers.items.subarray(0, offers.count))
    counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  return counts;
}

it.each(gamesThereAre().map(({ id }) => id))(
  '%s: leaves out what can be done in more ways than wanted, and nothing else',
  (id) => {
    const game = gameOf({ game: id, players: 4, epidemics: 4, options: { hands: 'open' } });
    let fewer = 0;
    for (let number = 0; number < 4; number++) {
      playThrough(
        game,
        Array.from({ length: 4 }, () => randomPlayer),
        `filter ${String(number)}`,
        (state) => {
          const counts = countsOf(state);
          const all = kept(state);
          const few = kept(state, WAYS);
          expect(few).toEqual(all.filter((command) => counts.get(kindOf(command))! <= WAYS));
          if (few.length < all.length) fewer++;
          return 'go on';
        },
      );
    }
    expect(fewer).toBeGreaterThan(10);
  },
);
