import { gamesThereAre } from '@cordon/engine';
import { randomPlayer } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { believe, makeBelief } from '../../../src/position/belief.ts';
import { chainFrom } from '../../../src/position/features/chain.ts';
import { lookAtSpots, spots, useSpots } from '../../../src/position/features/spots.ts';
import { PLAIN_WEIGHTS } from '../../../src/position/plainWeights.ts';
import { gameOf, playThrough } from '../../support/table.ts';

const DEALS = 12;

it.each(gamesThereAre().map(({ id }) => id))(
  '%s: an outbreak with no full city beside causes no other',
  (id) => {
    const game = gameOf({ game: id, players: 3, epidemics: 6 });
    useSpots(PLAIN_WEIGHTS);
    const belief = makeBelief(game.shape.infectionCards);
    const alone: number[] = [];
    const crowded: number[] = [];
    for (let deal = 0; deal < DEALS; deal++) {
      playThrough(
        game,
        Array.from({ length: 3 }, () => randomPlayer),
        `spots ${String(deal)}`,
        (state) => {
          believe(state, belief, PLAIN_WEIGHTS);
          lookAtSpots(state, belief);
          for (let i = 0; i < spots.count; i++) {
            if (spots.isFull[i] !== 1) continue;
            const outbreaks = spots.isAlone[i] === 1 ? alone : crowded;
            outbreaks.push(chainFrom(state, spots.city[i]!, spots.colour[i]!));
          }
          return 'go on';
        },
      );
    }
    expect(alone.length).toBeGreaterThan(100);
    expect(new Set(alone)).toEqual(new Set([1]));
    expect(Math.max(...crowded)).toBeGreaterThan(1);
  },
);
