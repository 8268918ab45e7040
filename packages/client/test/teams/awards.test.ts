// What is printed on special awards is read from the configuration of the table.
import { view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { awardWorths } from '../../src/teams/awards.ts';
import { teamState } from '../support/teamTable.ts';

it('names each special award and its prestige', () => {
  expect(awardWorths(view(teamState('team-won-by-one', 0), 0))).toEqual({
    'first-cure': 1,
    'first-eradication': 2,
    strain: 2,
    mutation: 2,
  });
});
