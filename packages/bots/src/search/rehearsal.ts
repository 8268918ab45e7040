// The same game with open hands, nobody asked for consent and no windows that nobody can use: for thinking ahead from a state in
// which everything hidden has been drawn. Its states have the same cells as those of the table.
import { compile } from '@cordon/engine';
import type { Game } from '@cordon/engine/inner';

const known = new WeakMap<Game, Game>();

export function rehearsalOf(game: Game): Game {
  const found = known.get(game);
  if (found !== undefined) return found;
  const { options: usual } = game.config;
  const hands = 'hands' in usual ? { hands: 'open' } : {};
  const options = { ...usual, ...hands, consent: 'automatic', windows: 'possible' };
  const compiled = compile({ ...game.config, options });
  if (!compiled.ok || compiled.value.size !== game.size)
    throw new Error(
      `no rehearsal of ${game.id}: ${compiled.ok ? 'its states differ' : compiled.error.message}`,
    );
  known.set(game, compiled.value);
  return compiled.value;
}
