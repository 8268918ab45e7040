import { blankState, sightOf, startInto, type Sight } from '@cordon/engine/inner';
import { seedFromText } from '@cordon/engine';
import { expect, it } from 'vitest';
import { makeMind, type Mind } from '../../src/mind.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import { compareLines, Futures, ranked, type Effort, type Line } from '../../src/search/futures.ts';
import { gameOf, generator } from '../support/table.ts';

const EFFORT: Effort = { plans: 4, futures: 2, kept: 1, turns: 1, turnWidth: 1, nodes: 100_000 };

/** The first turn of a game with four lines that it may go on by, and what they come to. */
function compared(effort: Effort): { readonly lines: readonly Line[]; readonly values: number[][] } {
  const mind: Mind = makeMind(gameOf({ players: 2, epidemics: 4 }), PLAIN_WEIGHTS);
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
  return { lines, values: values.map((own) => [...own]) };
}

const lengths = (values: readonly (readonly number[])[]): number[] =>
  values.map(({ length }) => length).toSorted((one, other) => other - one);

it('drops the worse half after every round until one line is left, which is played on no more', () => {
  const { lines, values } = compared(EFFORT);
  expect(lengths(values)).toEqual([5, 5, 2, 2]);
  expect(values[ranked(lines, values)[0]!]).toHaveLength(5);
});

it('plays on all that are kept to the end', () => {
  expect(lengths(compared({ ...EFFORT, kept: 3 }).values)).toEqual([5, 5, 5, 2]);
});

it('lets all lines meet the same futures', () => {
  const [one, other] = [compared(EFFORT), compared({ ...EFFORT, kept: 4 })];
  one.values.forEach((own, index) => expect(other.values[index]!.slice(0, 2)).toEqual(own.slice(0, 2)));
  const same = compared({ ...EFFORT, plans: 1, kept: 1 });
  expect(same.values[0]!.slice(0, 1)).toEqual(one.values[0]!.slice(0, 1));
});

it('draws two futures however little may be looked at', () => {
  expect(lengths(compared({ ...EFFORT, nodes: 0 }).values)).toEqual([2, 2, 2, 2]);
});
