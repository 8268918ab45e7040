// Games that tables play: tables with the same configuration share one compiled game.
import { compile, formatConfig, type Config, type ConfigRequest, type Game } from '@cordon/engine';
import { refusalOf } from './refusal.ts';

/** So many games are kept compiled; the one that was not asked for longest goes first. */
const MOST = 200;
const compiled = new Map<string, Game>();

function keep(key: string, make: () => Game): Game {
  const game = compiled.get(key) ?? make();
  compiled.delete(key);
  compiled.set(key, game);
  if (compiled.size > MOST) compiled.delete(compiled.keys().next().value!);
  return game;
}

/** The game of a complete configuration. */
export function gameOf(config: Config): Game {
  return keep(formatConfig(config).join('\n'), () => compileOrRefuse(config));
}

/** The game of what somebody asked for, or the reason why there is none. */
export function gameFor(request: ConfigRequest): Game {
  return keep(JSON.stringify(request), () => gameOf(compileOrRefuse(request).config));
}

function compileOrRefuse(request: ConfigRequest): Game {
  const game = compile(request);
  if (!game.ok) throw refusalOf(game.error);
  return game.value;
}
