// Cholera, blue: an outbreak also reaches cities two lines away that hold no cube at all. IB-CHO-1 to IB-CHO-13
import { answer } from '../../../../kernel/points.ts';
import type { City, Module, State } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { orderMatters, reaches } from '../../../../rules/chain.ts';
import { distance } from '../../geography.ts';
import { has } from './diseases.ts';

const LINES = 2;

function isEmpty(s: State, city: City): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (cubesOn(s, city, colour) > 0) return false;
  return true;
}

export const choleraRules: Module = {
  id: 'cholera',
  points: [
    // Ruling A-36 (IB-CHO-7 IB-CHO-8 IB-CHO-12): every outbreak of a chain, whatever protects the cities between.
    answer(
      reaches,
      (s, _holder, from, to, colour) =>
        distance(from, to) === LINES && has(s, colour, 'cholera') && isEmpty(s, to),
    ),
    answer(orderMatters, (s, _holder, colour) => has(s, colour, 'cholera')),
  ],
};
