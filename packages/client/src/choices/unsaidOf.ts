// What each game leaves unsaid; a game without a list is read by its words alone.
import type { GameFacts } from '../games/facts.ts';
import { iberiaUnsaid } from './iberia/unsaid.ts';
import type { Unsaid } from './unsaid.ts';

const GAMES: Readonly<Record<string, Unsaid>> = { iberia: iberiaUnsaid };

export function unsaidOf({ id }: GameFacts): Unsaid {
  return GAMES[id] ?? {};
}
