// The mind that advises about a position. Each has its own, so that advice never depends on what was thought about before.
import type { Game } from '@cordon/engine/inner';
import { makeMind, type Mind } from '../mind.ts';
import { weightsOf } from '../weights.ts';

export function freshMind(game: Game): Mind {
  return makeMind(game, weightsOf(game));
}
