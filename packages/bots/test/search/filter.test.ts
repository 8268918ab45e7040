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

it('an infection card that is taken out of many is that of a city where something can be done', () => {
  const game = gameOf({
    game: 'base',
    players: 2,
    epidemics: 4,
    events: ['resilient-population'],
    options: { hands: 'open' },
  });
  const kind = game.kindsByName.get('resilient-population')!.id;
  let [seen, left] = [0, 0];
  for (let number = 0; number < 30; number++) {
    playThrough(game, [randomPlayer, randomPlayer], `taken out ${String(number)}`, (state) => {
      const ways = countsOf(state).get(kind) ?? 0;
      if (ways > 6) {
        seen += ways;
        left += kept(state).filter((command) => kindOf(command) === kind).length;
      }
      return 'go on';
    });
  }
  expect(seen).toBeGreaterThan(50);
  expect(left).toBeLessThan(seen * 0.9);
});
