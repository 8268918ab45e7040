// Malaria, black: an infection card puts two cubes on a city without black cubes. IB-MAL-1 to IB-MAL-10
import type { Module } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { has } from './diseases.ts';

const CUBES = 2;

export const malariaRules: Module = {
  id: 'malaria',
  points: {
    // Ruling A-35 (IB-MAL-6 IB-MAL-7 IB-MAL-8): cards of the infect part only; each cube meets tokens for itself.
    infectCubes(s, _holder, count, city, cause) {
      const colour = s.game.colourOf[city]!;
      const fresh = cause === 'infection' && cubesOn(s, city, colour) === 0;
      return fresh && has(s, colour, 'malaria') ? CUBES : count;
    },
  },
};
