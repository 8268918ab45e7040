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
  const table = (game: string, players: number, epidemics: number, hands: string, ...challenges: string[]) =>
    ({ game, players, epidemics, hands, challenges }) as const;

  it.each([
    table('base', 2, 4, 'open'),
    table('base', 3, 5, 'private'),
    table('base', 4, 6, 'private'),
    table('iberia', 2, 4, 'open'),
    table('iberia', 4, 5, 'open', 'influx-of-patients', 'historical-diseases'),
  ])('makes no difference to the choice: $game, $players players, $hands hands', (request) => {
    const { game: id, players, epidemics, hands, challenges } = request;
    const options = { hands, consent: 'ask', windows: 'possible' };
    const game = gameWith(players, epidemics, options, { game: id, challenges });
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
