// Games that nobody plays: the base game with something added, for what the kernel offers and no game uses yet.
import { compileGame } from '../../src/kernel/compile.ts';
import type { ConfigRequest } from '../../src/kernel/config.ts';
import type { GameDefinition } from '../../src/kernel/definition.ts';
import type { Game } from '../../src/kernel/types.ts';
import { baseGame } from '../../src/modules/base/base.ts';

/** Games are memoised by their configuration, so each needs an id of its own. */
export function madeUpGame(id: string, change: Partial<GameDefinition>, request: ConfigRequest = {}): Game {
  const compiled = compileGame({ ...baseGame, ...change, id }, { ...request, game: id });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}
