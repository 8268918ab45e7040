// How far teams are with their secret choices.
import type { TeamShown, TeamsShown } from '@cordon/protocol/team';
import { expect, it } from 'vitest';
import { choosingIn, pickedBefore } from '../../src/teams/choosing.ts';

const team = (number: number, offered: readonly string[] = []): TeamShown => ({
  team: number,
  seats: [2 * number - 1, 2 * number],
  station: undefined,
  awards: [],
  goal: undefined,
  otherGoal: undefined,
  offered,
  prestige: undefined,
  soFar: undefined,
});

const shown = (...teams: readonly TeamShown[]): TeamsShown => ({
  active: 1,
  teams,
  awardsLeft: [],
  division: undefined,
  bonusCards: {},
});

it('teams choose one after the other', () => {
  const three = shown(team(1), team(2), team(3));
  const states = (waitsFor: number) => choosingIn(three, waitsFor).map(({ state }) => state);
  expect(states(2)).toEqual(['choosing', 'waiting', 'waiting']);
  expect(states(3)).toEqual(['chosen', 'choosing', 'waiting']);
  expect(states(6)).toEqual(['chosen', 'chosen', 'choosing']);
});

it('only the second member finds something picked, and only if its team was dealt something that is seen', () => {
  const teams = shown(team(1, ['medic', 'pilot', 'scientist']), team(2));
  expect(pickedBefore(teams, 2)).toEqual({ seat: 1, role: 'medic' });
  for (const seat of [0, 1, 3, 4]) expect(pickedBefore(teams, seat)).toBeUndefined();
});
