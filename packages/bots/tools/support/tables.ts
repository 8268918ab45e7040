// The tables that tools play at.
import { compile } from '@cordon/engine';
import type { Game } from '@cordon/engine/inner';

/** “2.5” is a table of two with five epidemics, with open hands. */
export function tableOf(game: string, table: string): Game {
  const [players, epidemics] = table.split('.').map(Number);
  const compiled = compile({ game, players: players!, epidemics: epidemics!, options: { hands: 'open' } });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}
