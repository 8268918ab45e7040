// The same game with open hands, nobody asked for consent and no windows that nobody can use: for thinking ahead from a state in
// which everything hidden has been drawn. Its states have the same cells as those of the table.
import { compile, formatConfig } from '@cordon/engine';
import type { Game } from '@cordon/engine/inner';

/** More configurations than are played at the same time in one process; beyond them the oldest is forgotten. */
const REMEMBERED = 24;

const ofGame = new WeakMap<Game, Game>();
const ofConfiguration = new Map<string, Game>();

/** One object for each configuration, however many objects its tables have: everything thought is remembered by it. */
export function rehearsalOf(game: Game): Game {
  const found = ofGame.get(game) ?? ofSameConfiguration(game);
  ofGame.set(game, found);
  return found;
}

function ofSameConfiguration(game: Game): Game {
  const { options: usual } = game.config;
  const hands = 'hands' in usual ? { hands: 'open' } : {};
  const options = { ...usual, ...hands, consent: 'automatic', windows: 'possible' };
  const config = { ...game.config, options };
  const key = formatConfig(config).join('\n');
  const found = ofConfiguration.get(key) ?? compiled(game, config);
  ofConfiguration.delete(key);
  ofConfiguration.set(key, found);
  if (ofConfiguration.size > REMEMBERED) ofConfiguration.delete(ofConfiguration.keys().next().value!);
  return found;
}

function compiled(game: Game, config: Game['config']): Game {
  const result = compile(config);
  if (result.ok && result.value.size === game.size) return result.value;
  throw new Error(`no rehearsal of ${game.id}: ${result.ok ? 'its states differ' : result.error.message}`);
}
