import { gamesThereAre } from '@cordon/engine';
import { copyInto, blankState, play, randomPlayer, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { mindOf } from '../../src/mind.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import type { Plan } from '../../src/search/turn.ts';
import { gameOf, playThrough } from '../support/table.ts';

const CHOICE = { width: 12, most: 12 };

/** All that a plan changes but the places of pawns: cubes, what lies on the board, and who holds what. */
function deedOf(root: State, { commands }: Plan): string {
  const { game } = root;
  const state = blankState(game);
  copyInto(state, root);
  for (const command of commands) play(state, command);
  return game.fields
    .filter(({ name }) => !['pawns', 'clock', 'stack', 'random'].includes(name))
    .map((field) => {
      const start = game.offsets[field.id]!;
      return state.cells.subarray(start, start + field.size(game.shape)).join(' ');
    })
    .join('|');
}

it.each(gamesThereAre().map(({ id }) => id))(
  '%s: plans that are to lie apart do different things, and the best of each is among them',
  (id) => {
    const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
    const game = gameOf({ game: id, players: 3, epidemics: 4, options });
    const { search } = mindOf(game, PLAIN_WEIGHTS);
    let [compared, alike] = [0, 0];
    playThrough(
      game,
      Array.from({ length: 3 }, () => randomPlayer),
      'apart',
      (state) => {
        if (!search.isActing(state)) return 'go on';
        const plans = search.plans(state, CHOICE);
        const apart = search.plans(state, { ...CHOICE, apart: true });
        const deeds = apart.map((plan) => deedOf(state, plan));
        expect(new Set(deeds).size).toBe(deeds.length);
        expect(apart[0]).toEqual(plans[0]);
        for (const plan of plans) expect(deeds).toContain(deedOf(state, plan));
        if (new Set(plans.map((plan) => deedOf(state, plan))).size < plans.length) alike++;
        return ++compared < 30 ? 'go on' : 'enough';
      },
    );
    expect(compared).toBe(30);
    expect(alike).toBeGreaterThan(10);
  },
);

it.each(gamesThereAre().map(({ id }) => id))('%s: one wide, the best of a length is gone on from', (id) => {
  const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
  const game = gameOf({ game: id, players: 3, epidemics: 4, options });
  const { search } = mindOf(game, PLAIN_WEIGHTS);
  let compared = 0;
  playThrough(
    game,
    Array.from({ length: 3 }, () => randomPlayer),
    'narrow',
    (state) => {
      if (!search.isActing(state)) return 'go on';
      const all = search.plans(state, { width: 500, most: 500, depth: 1 });
      const best = all.find(({ commands }) => commands.length > 0);
      const plans = search.plans(state, { width: 1, most: 2, depth: 1 });
      expect(plans.filter(({ commands }) => commands.length > 0)).toEqual(best === undefined ? [] : [best]);
      return ++compared < 40 ? 'go on' : 'enough';
    },
  );
  expect(compared).toBe(40);
});
