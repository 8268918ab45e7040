// The tables that tools play at.
import { compile } from '@cordon/engine';
import type { Game } from '@cordon/engine/inner';

/** “2.5” is a table of two with five epidemics. */
export function sizeOf(table: string): { readonly players: number; readonly epidemics: number } {
  const [players, epidemics] = table.split('.').map(Number);
  return { players: players!, epidemics: epidemics! };
}

/** A table of that size with open hands. */
export function tableOf(game: string, table: string): Game {
  const compiled = compile({ game, ...sizeOf(table), options: { hands: 'open' } });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}
