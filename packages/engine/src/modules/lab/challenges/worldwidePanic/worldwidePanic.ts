// Challenge Worldwide Panic: Mutation with twice the cubes, some of them on the board from the start, stronger Mutation cards and a harder
// cure. LAB-WP-1 to LAB-WP-8
import type { Challenge } from '../../../../kernel/definition.ts';
import { answer } from '../../../../kernel/points.ts';
import type { Module } from '../../../../kernel/types.ts';
import { mutation, mutationRules } from '../../../brink/challenges/mutation/mutation.ts';
import { mutationCubes } from '../../../brink/challenges/mutation/mutationCard.ts';
import { mutationEventCards } from '../../../brink/challenges/mutation/mutationEvent.ts';
import { PURPLE } from '../../../brink/challenges/mutation/purple.ts';
import { purpleCities } from '../../../brink/challenges/mutation/purpleCure.ts';
import { testsInPurpleCities } from '../laboratory/purple.ts';
import { mutationEvents, panicSetup } from './setup.ts';

const CUBES = 24;

const panicRules: Module = {
  id: 'worldwide-panic',
  points: [
    answer(mutationCubes, (_s, _holder, count) => count + 1),
    answer(purpleCities, (_s, _holder, count) => count + 1),
    answer(testsInPurpleCities, () => true),
  ],
};

export const worldwidePanic: Challenge = {
  id: 'worldwide-panic',
  needs: ['brink'],
  without: [mutation.id],
  modules: [...mutationRules, panicRules],
  options: [mutationEvents],
  colours: [{ id: PURPLE, cubes: CUBES }],
  infectionCards: ['red-mutation-1', 'red-mutation-2'],
  cardClasses: [mutationEventCards],
  parts: (usual) => usual,
  setup: panicSetup,
};
