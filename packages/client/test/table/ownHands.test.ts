import { expect, it } from 'vitest';
import { withOwnHands } from '../../src/table/ownHands.ts';
import { EngineTable } from '../support/engineTable.ts';

it('shows the hands of all seats that one holds, and no other', () => {
  const { boards } = new EngineTable(
    { game: 'base', players: 3, epidemics: 5, options: { hands: 'private' } },
    'own hands',
  ).model;
  const [first, second] = boards;
  const known = (some: typeof boards) =>
    withOwnHands(first!.view, some).seats.map(({ hand, handSize }) => hand.length === handSize);
  expect(known([first!])).toEqual([true, false, false]);
  expect(known([first!, second!])).toEqual([true, true, false]);
  expect(withOwnHands(first!.view, boards).seats[1]).toEqual(second!.view.seats[1]);
});
