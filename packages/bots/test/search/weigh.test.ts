import { sightOf, type State } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { mindOf } from '../../src/mind.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import { turnsLeft } from '../../src/position/features/clock.ts';
import type { Effort } from '../../src/search/futures.ts';
import { weighPlans } from '../../src/search/weigh.ts';
import { gameOf, generator, playThrough } from '../support/table.ts';

const EFFORT: Effort = { plans: 4, futures: 2, most: 4, kept: 1, turns: 2, turnWidth: 1, nodes: 100_000 };

/** How far plans are played on from the first action part with so many turns left: turns, or the end. */
function playedOn(left: number): (number | 'end')[] {
  const game = gameOf({ players: 2, epidemics: 4, options: { hands: 'open', windows: 'possible' } });
  const mind = mindOf(game, PLAIN_WEIGHTS);
  const novice = makeBot('novice')!;
  const state = playThrough(game, [novice, novice], 'weigh', (s) =>
    turnsLeft(s) <= left && mind.search.isActing(s) ? 'enough' : 'go on',
  );
  expect(state.over).toBe(0);
  const ends: (number | 'end')[] = [];
  const value = (s: State): number => {
    ends.push(s.over === 0 ? s.turnsDone - state.turnsDone : 'end');
    return mind.value(s);
  };
  const plans = mind.search.plans(state, { width: 4, most: EFFORT.plans });
  const sight = sightOf(state, state.turn);
  const chosen = weighPlans({ ...mind, value }, sight, plans, EFFORT, generator('weigh'), () => false);
  expect(plans).toContain(chosen);
  return ends;
}

it('plays plans on for some turns while the end is far', () => {
  const ends = playedOn(20);
  expect(ends.length).toBeGreaterThan(EFFORT.plans);
  expect(new Set(ends)).toEqual(new Set([EFFORT.turns]));
});

it('plays them to the end where it is near', () => {
  const ends = playedOn(4);
  expect(ends.length).toBeGreaterThan(EFFORT.plans);
  expect(new Set(ends)).toEqual(new Set(['end']));
});
