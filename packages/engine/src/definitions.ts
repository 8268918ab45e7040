// Which game a configuration is about.
import type { ConfigRequest } from './kernel/config.ts';
import type { GameDefinition } from './kernel/definition.ts';
import { failure, success, type Result } from './kernel/errors.ts';
import { quote } from './kernel/quote.ts';
import { isRecord } from './kernel/shapes.ts';
import { GAMES } from './modules/games.ts';

export function definitionOf(config: ConfigRequest): Result<GameDefinition> {
  if (!isRecord(config)) return failure('bad-configuration', 'A configuration is an object.');
  const { game: id = GAMES[0]!.id } = config;
  if (typeof id !== 'string') return failure('bad-configuration', 'The name of a game must be a word.');
  const definition = GAMES.find((game) => game.id === id);
  if (definition !== undefined) return success(definition);
  const known = GAMES.map((game) => game.id).join(', ');
  return failure('bad-configuration', `There is no game ${quote(id)}; there are ${known}.`);
}
