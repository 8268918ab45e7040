// What roles of the boxes change in how far pawns go, who hands over what, and what a hand is worth.
import { mindOf } from '../../../src/mind.ts';
import { GOAL, GOAL_FEATURES, TABLE } from '../../../src/position/features/names.ts';
import { stepsTo } from '../../../src/position/features/travel.ts';
import { weightsOf } from '../../../src/weights.ts';
import { arrange, type Position } from '../../../../engine/test/scenario/arrange.ts';
import { cityOf } from '../../support/arrange.ts';
import { gameOf } from '../../support/table.ts';
import type { State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';

const BOXES = ['brink', 'lab'];
const OPTIONS = { hands: 'open', consent: 'automatic', windows: 'possible' };
const BLUE = 0;

function stateOf(position: Position): State {
  const { roles } = position;
  const game = gameOf({ players: roles.length, epidemics: 4, roles, boxes: BOXES, options: OPTIONS });
  return arrange(game, { ...position, boxes: BOXES });
}

function featuresOf(state: State): Float64Array {
  const { extractor } = mindOf(state.game, weightsOf(state.game)).judge;
  const out = new Float64Array(extractor.count);
  extractor.extract(state, out);
  return out;
}

function goalOf(position: Position, goal: number, feature: keyof typeof GOAL): number {
  const state = stateOf(position);
  const out = featuresOf(state);
  const goals = state.game.goals!.count(state.game);
  return out[out.length - (goals - goal) * GOAL_FEATURES.length + GOAL[feature]]!;
}

/** How near blue is to its cure where the first seat lacks what the second holds, with this role for one of them. */
const nearness = (position: Position): number => goalOf(position, BLUE, 'nearness');

describe('how far it is', () => {
  const stepsOf = (position: Position, ...cities: string[]): number[] => {
    const state = stateOf(position);
    featuresOf(state);
    return cities.map((city) => stepsTo(0, cityOf(state, city)));
  };

  it('three lines are one action for the Pilot, and stations none', () => {
    const roles = ['pilot', 'medic'];
    const at = { pilot: 'atlanta' };
    expect(stepsOf({ roles, at }, 'atlanta', 'chicago', 'london', 'essen', 'cairo')).toEqual([0, 1, 1, 2, 2]);
    expect(stepsOf({ roles, at, stations: ['atlanta', 'jakarta'] }, 'jakarta')).toEqual([2]);
  });

  it('the Troubleshooter flies where she holds the card of, and goes on from there', () => {
    const hands = { troubleshooter: ['cairo'], medic: ['cairo'] };
    const steps = (role: string): number[] =>
      stepsOf({ roles: [role, 'dispatcher'], hands: { [role]: hands.medic } }, 'cairo', 'riyadh');
    expect(steps('troubleshooter')).toEqual([1, 2]);
    expect(Math.min(...steps('medic'))).toBeGreaterThan(3);
  });

  it('whoever has all cards is as far from a cure as the pawn travels', () => {
    const cards = ['paris', 'london', 'essen', 'milan', 'san-francisco'];
    const far = (role: string): number =>
      goalOf(
        { roles: [role, 'dispatcher'], at: { [role]: 'delhi' }, hands: { [role]: cards } },
        0,
        'readySteps',
      );
    expect(far('medic')).toBe(6);
    expect(far('pilot')).toBe(2);
    expect(far('troubleshooter')).toBe(3);
  });

  it('a hot city is near for a pawn that travels far', () => {
    const far = (role: string): number =>
      featuresOf(
        stateOf({ roles: [role, 'dispatcher'], at: { [role]: 'madrid' }, cubes: { cairo: { black: 3 } } }),
      )[TABLE.farFromHot]!;
    expect(far('pilot')).toBeLessThan(far('medic'));
  });
});

describe('what others could hand over', () => {
  const lacking = { medic: ['paris', 'london', 'essen', 'milan'], dispatcher: ['madrid'] };

  it('counts more where the Epidemiologist may take any card', () => {
    const own = { ...lacking, epidemiologist: lacking.medic };
    const usual = nearness({
      roles: ['medic', 'dispatcher'],
      hands: { medic: own.medic, dispatcher: ['madrid'] },
    });
    const free = nearness({
      roles: ['epidemiologist', 'dispatcher'],
      hands: { epidemiologist: own.medic, dispatcher: ['madrid'] },
    });
    expect(free).toBeGreaterThan(usual + 0.05);
  });

  it('counts more where the Local Liaison passes cards from one city of their colour to another', () => {
    const near = (role: string): number =>
      nearness({
        roles: ['medic', role],
        at: { medic: 'essen', [role]: 'chicago' },
        hands: { medic: lacking.medic, [role]: ['madrid'] },
      });
    expect(near('local-liaison')).toBeGreaterThan(near('scientist') + 0.05);
  });
});

it('cards that pay for several goals count for the one that they bring nearest', () => {
  const hands = { virologist: ['paris', 'london', 'essen', 'lima', 'bogota', 'tokyo', 'osaka'] };
  const position = { roles: ['virologist', 'medic'], hands };
  // Three blue cards and two pairs cure blue; once it is cured with them, nothing is left for yellow and red.
  expect(goalOf(position, 0, 'nearness')).toBe(1);
  expect(goalOf(position, 1, 'nearness')).toBeLessThan(0.3);
  expect(goalOf(position, 3, 'nearness')).toBeLessThan(0.3);
});
