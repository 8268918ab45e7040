// Who acts after the first member of a team, and with how many actions.
import { view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { nextOf } from '../../../src/boxes/lab/teamTurn.ts';
import { teamState } from '../../support/teamTable.ts';

const after = (moves: number) => nextOf(view(teamState('team-won-by-one', moves), 0));

it('is the second member, with what was agreed on', () => {
  expect(after(6)).toEqual({ seat: 2, actions: undefined });
  expect(after(10)).toEqual({ seat: 2, actions: 2 });
});

it('is nobody while the second member acts, or at any other table', () => {
  expect(after(12)).toBeUndefined();
  const { shows: _, ...other } = view(teamState('team-won-by-one', 6), 0);
  expect(nextOf({ ...other, shows: {} })).toBeUndefined();
});
