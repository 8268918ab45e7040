// The mind that advises about a game, made once for each.
import type { Game } from '@cordon/engine/inner';
import { makeMind, type Mind } from '../mind.ts';
import { weightsOf } from '../weights.ts';

const known = new WeakMap<Game, Mind>();

export function mindOf(game: Game): Mind {
  const mind = known.get(game) ?? makeMind(game, weightsOf(game));
  known.set(game, mind);
  return mind;
}
