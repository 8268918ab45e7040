import { gamesThereAre, view } from '@cordon/engine';
import { randomPlayer, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { makeWays } from '../../../src/position/features/ways.ts';
import { gameOf, playThrough } from '../../support/table.ts';

/** Steps from a city to every other, each line one step and each flight between stations. */
function stepsFrom(state: State, from: number, stations: readonly number[]): number[] {
  const steps = state.game.cityIds.map(() => Infinity);
  steps[from] = 0;
  const queue = [from];
  for (const city of queue) {
    const next = [...state.game.near[city]!, ...(stations.includes(city) ? stations : [])];
    for (const other of next) {
      if (steps[other] !== Infinity) continue;
      steps[other] = steps[city]! + 1;
      queue.push(other);
    }
  }
  return steps;
}

it.each(gamesThereAre().map(({ id }) => id))(
  '%s: are the least steps there are, by lines and stations',
  (id) => {
    const game = gameOf({ game: id, players: 2, epidemics: 4 });
    const ways = makeWays(game);
    let most = 0;
    for (let number = 0; number < 6; number++) {
      let built = -1;
      playThrough(game, [randomPlayer, randomPlayer], `ways ${String(number)}`, (state) => {
        const { stations: shown } = view(state, 0).shows;
        const names: readonly unknown[] = Array.isArray(shown) ? shown : [];
        const stations = names.map((name) => game.cityIds.indexOf(String(name)));
        if (stations.length === built) return 'go on';
        built = stations.length;
        most = Math.max(most, built);
        ways.look(state);
        for (const from of game.cityIds.keys())
          expect(game.cityIds.map((_, to) => ways.between(from, to))).toEqual(
            stepsFrom(state, from, stations),
          );
        return 'go on';
      });
    }
    expect(most).toBeGreaterThanOrEqual(id === 'base' ? 3 : 0);
  },
);
