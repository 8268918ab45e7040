import { gamesThereAre, type ConfigRequest } from '@cordon/engine';
import { randomPlayer } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { countHoldings, holdings } from '../../../src/position/features/holdings.ts';
import { lookAtSharing, mostWorth, useNearness, worthOf } from '../../../src/position/features/nearness.ts';
import { lookAtTravel } from '../../../src/position/features/travel.ts';
import { lookAtWays, useWays } from '../../../src/position/features/ways.ts';
import { weightsOf } from '../../../src/weights.ts';
import { gameOf, playThrough } from '../../support/table.ts';

const DEALS = 8;
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
/** Those who hand over, take and travel in ways of their own. */
const OWN_WAYS = ['epidemiologist', 'local-liaison', 'pilot', 'troubleshooter'];
const TABLES: readonly ConfigRequest[] = [
  ...gamesThereAre().map(({ id }) => ({ game: id })),
  { game: 'base', boxes: ['brink', 'lab'], roles: OWN_WAYS },
];

it.each(TABLES)('$game $boxes: no hand is worth more than the most it can be', (table) => {
  const game = gameOf({ ...table, players: 4, epidemics: 4, options: OPTIONS });
  const { colours, seats } = game.shape;
  useWays(game);
  useNearness(game, weightsOf(game));
  let [hands, withGifts] = [0, 0];
  for (let deal = 0; deal < DEALS; deal++) {
    playThrough(
      game,
      Array.from({ length: seats }, () => randomPlayer),
      `nearness ${String(deal)}`,
      (state) => {
        lookAtWays(state);
        countHoldings(state, holdings);
        lookAtTravel(state);
        lookAtSharing(state);
        for (let colour = 0; colour < colours; colour++) {
          const all = Array.from({ length: seats }, (_, seat) => holdings.held[seat * colours + colour]!);
          const team = all.reduce((sum, count) => sum + count, 0);
          for (const [seat, own] of all.entries()) {
            for (let needed = own; needed < own + 8; needed++) {
              const worth = worthOf(state, seat, colour, needed - own);
              expect(worth).toBeLessThanOrEqual(mostWorth(needed - own, team - own));
              if (worth > mostWorth(needed - own, 0)) withGifts++;
              hands++;
            }
          }
        }
        return 'go on';
      },
    );
  }
  expect(hands).toBeGreaterThan(10_000);
  expect(withGifts).toBeGreaterThan(hands / 10);
});
