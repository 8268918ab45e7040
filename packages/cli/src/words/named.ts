// A command inside a fact, in the words that a person would type.
import { formatWords, type Game } from '@cordon/engine';
import type { Named } from '../engine.ts';

export function formatNamed(game: Game, command: Named): string {
  return `“${formatWords(game, command)}”`;
}
