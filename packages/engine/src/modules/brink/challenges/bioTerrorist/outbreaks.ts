// After a purple outbreak two of the city's three cubes go back to the supply, so that one stays; a chain may use them already.
// BRINK-BPU-2 BRINK-BPU-3
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { takeCubes } from '../../../../ops/cubes.ts';
import { outbreakDone } from '../../../../rules/chain.ts';
import { purpleIn } from '../mutation/purple.ts';

const RETURNED = 2;

export const outbreakRules: Module = {
  id: 'purple-outbreaks',
  points: [
    answer(outbreakDone, (s, _holder, city, colour) => {
      if (colour === purpleIn(s)) takeCubes(s, city, colour, RETURNED, 'outbreak');
    }),
  ],
};
