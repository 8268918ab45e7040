import type { ConfigRequest } from './kernel/config.ts';
import { compileGame } from './kernel/compile.ts';
import { checkConfig } from './kernel/definition.ts';
import type { Game } from './kernel/types.ts';
import { GAMES } from './modules/games.ts';

export function compile(request: ConfigRequest): Game {
  const c = checkConfig(GAMES[0]!, request);
  if (!c.ok) throw new Error(c.error.message);
  return compileGame(GAMES[0]!, c.value);
}
