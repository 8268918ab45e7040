import { blankState, sightOf, startInto, type Sight } from '@cordon/engine/inner';
import { seedFromText } from '@cordon/engine';
import { expect, it } from 'vitest';
import { mindOf, type Mind } from '../../src/mind.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import { compareLines } from '../../src/search/compare.ts';
import { Futures, type Effort, type Line } from '../../src/search/futures.ts';
import { gameOf, generator } from '../support/table.ts';

const EFFORT: Effort = { plans: 4, futures: 2, most: 4, kept: 1, turns: 1, turnWidth: 1, nodes: 100_000 };

/** The first turn of a game with four lines that it may go on by, and what they come to. */
function compared(effort: Effort): number[][] {
  const mind: Mind = mindOf(gameOf({ players: 2, epidemics: 4 }), PLAIN_WEIGHTS);
  const root = blankState(mind.game);
  startInto(root, seedFromText('futures'));
  const lines = mind.search
    .plans(root, { width: 4, most: effort.plans })
    .map(({ commands }): Line => ({ commands, next: 'end', look: 0 }));
  const sight: Sight = sightOf(root, root.turn);
  const futures = new Futures(mind, sight, effort, generator('futures'), {
    count: (s) => mind.judge.odds(s),
  });
  const values = compareLines(futures, lines, effort);
  return values.map((own) => [...own]);
}

it('lets all lines meet the same futures', () => {
  const [one, other] = [compared(EFFORT), compared({ ...EFFORT, kept: 4 })];
  one.forEach((own, index) => expect(other[index]!.slice(0, 2)).toEqual(own.slice(0, 2)));
  const same = compared({ ...EFFORT, plans: 1 });
  expect(same[0]!.slice(0, 1)).toEqual(one[0]!.slice(0, 1));
});

it('draws two futures however little may be looked at', () => {
  const met = compared({ ...EFFORT, futures: 4, nodes: 0 }).map(({ length }) => length);
  expect(met).toEqual([2, 2, 2, 2]);
});
