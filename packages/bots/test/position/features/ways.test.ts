import { gamesThereAre, view } from '@cordon/engine';
import { randomPlayer, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { lookAtWays, useWays, ways } from '../../../src/position/features/ways.ts';
import { gameOf, playThrough } from '../../support/table.ts';

/** Cities that are one step apart by more than a line: all with a station, or all along unbroken rails. */
type Groups = readonly (readonly number[])[];

function namesIn(shown: unknown): readonly string[] {
  return Array.isArray(shown) ? shown.map(String) : [];
}

function groupsIn(state: State): Groups {
  const { stations, rails } = view(state, 0).shows;
  const { cityIds, lineEnds, lineIds } = state.game;
  const groups = [namesIn(stations).map((name) => cityIds.indexOf(name))];
  for (const line of namesIn(rails).map((name) => lineIds.indexOf(name))) {
    const ends = [lineEnds[2 * line]!, lineEnds[2 * line + 1]!];
    const touched = groups.filter((group) => group.some((city) => ends.includes(city)));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push([...new Set([...ends, ...touched.flat()])]);
  }
  return groups.filter((group) => group.length > 1);
}

/** Steps from a city to every other, each line one step and each way within a group. */
function stepsFrom(state: State, from: number, groups: Groups): number[] {
  const steps = state.game.cityIds.map(() => Infinity);
  steps[from] = 0;
  const queue = [from];
  for (const city of queue) {
    const joined = groups.filter((group) => group.includes(city)).flat();
    for (const other of [...state.game.near[city]!, ...joined]) {
      if (steps[other] !== Infinity) continue;
      steps[other] = steps[city]! + 1;
      queue.push(other);
    }
  }
  return steps;
}

it.each(gamesThereAre().map(({ id }) => id))(
  '%s: are the least steps there are, by lines, between stations and along rails',
  (id) => {
    const game = gameOf({ game: id, players: 2, epidemics: 4 });
    useWays(game);
    let most = 0;
    for (let number = 0; number < 6; number++) {
      let known = '';
      playThrough(game, [randomPlayer, randomPlayer], `ways ${String(number)}`, (state) => {
        const groups = groupsIn(state);
        const all = JSON.stringify(groups);
        if (all === known) return 'go on';
        known = all;
        most = Math.max(most, ...groups.map(({ length }) => length));
        lookAtWays(state);
        for (const from of game.cityIds.keys())
          expect(game.cityIds.map((_, to) => ways.steps[from * game.shape.cities + to])).toEqual(
            stepsFrom(state, from, groups),
          );
        return 'go on';
      });
    }
    expect(most).toBeGreaterThanOrEqual(3);
  },
);
