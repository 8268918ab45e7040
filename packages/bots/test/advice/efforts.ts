// As little thinking as advice can be made of.
import type { Effort } from '../../src/advice/futures.ts';

export const LITTLE: Effort = {
  width: 4,
  plans: 4,
  futures: 1,
  kept: 2,
  turns: 1,
  turnWidth: 1,
  nodes: 1000,
};
