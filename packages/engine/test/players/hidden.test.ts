import { describe, expect, it } from 'vitest';
import { resample, sight, type State } from '../../src/index.ts';
import {
  greedyPlayer,
  legalInto,
  makeOffers,
  randomPlayer,
  sightOf,
  type Offers,
  type Player,
} from '../../src/inner.ts';
import { gameWith, generator, playThrough } from './table.ts';

/** The commands of one seat, as the table offers them. */
function offersOf(state: State, seat: number): Offers {
  const [all, own] = [makeOffers(), makeOffers()];
  legalInto(state, all);
  for (let i = 0; i < all.count; i++) if (((all.items[i]! >> 8) & 7) === seat) own.add(all.items[i]!);
  return own;
}

function choiceIn(player: Player, state: State, seat: number): number {
  return player.choose(() => sightOf(state, seat), offersOf(state, seat), generator('choice'));
}

describe('what is hidden from a seat', () => {
  it.each([
    [2, 4, 'open'],
    [3, 5, 'private'],
    [4, 6, 'private'],
  ])('makes no difference to the choice: %i players, %i epidemics, %s hands', (players, epidemics, hands) => {
    const game = gameWith(players, epidemics, { hands, consent: 'ask', windows: 'possible' });
    const random = generator('shuffle');
    let [looks, differing] = [0, 0];
    for (let number = 0; number < 2; number++) {
      playThrough(
        game,
        Array.from({ length: players }, () => randomPlayer),
        number,
        (state) => {
          if (looks++ % 7 !== 0) return;
          for (let seat = 0; seat < players; seat++) {
            if (offersOf(state, seat).count < 2) continue;
            const other = resample(sight(state, seat + 1), random);
            if (other.playerDeck.cards.some((card, at) => card !== state.playerDeck.cards[at])) differing++;
            expect(offersOf(other, seat).items.slice(0, 99)).toEqual(
              offersOf(state, seat).items.slice(0, 99),
            );
            expect(choiceIn(greedyPlayer, other, seat)).toBe(choiceIn(greedyPlayer, state, seat));
          }
        },
      );
    }
    expect(differing).toBeGreaterThan(5);
  });
});
