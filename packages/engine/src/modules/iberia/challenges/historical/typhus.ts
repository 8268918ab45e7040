// Typhus, red: where there is more than one red cube, treating one takes two actions. IB-TYP-1 to IB-TYP-10
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { treatCost } from '../../../../rules/treat.ts';
import { has } from './diseases.ts';

const ACTIONS = 2;

export const typhusRules: Module = {
  id: 'typhus',
  points: [
    answer(treatCost, (s, _seat, cost, colour, cubes) =>
      cubes > 1 && has(s, colour, 'typhus') ? ACTIONS : cost,
    ),
  ],
};
