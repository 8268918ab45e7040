// As little thinking as advice can be made of.
import type { AdviceEffort } from '../../src/advice/effort.ts';

export const LITTLE: AdviceEffort = {
  width: 4,
  plans: 4,
  futures: 1,
  most: 3,
  kept: 2,
  turns: 1,
  turnWidth: 1,
  nodes: 1000,
};
