// What each game leaves unsaid; a game without a list is read by its words alone.
import type { GameFacts } from '../games/facts.ts';
import type { Unsaid } from './unsaid.ts';

const known = new Map<string, Unsaid>();

/** Comes with the game. */
export function addUnsaid(game: string, unsaid: Unsaid): void {
  known.set(game, unsaid);
}

export function unsaidOf({ id }: GameFacts): Unsaid {
  return known.get(id) ?? {};
}
