// A difference as words need it.
import type { Following } from '../words/laboratory.ts';
import type { Difference } from './difference.ts';

/** `nameOf`: what a city card is called. */
export function followingOf(
  { moved, added, lost, filled, cards, completed, loses }: Difference,
  nameOf: (card: string) => string,
): Following {
  const count = Object.values(filled).reduce((all, places) => all + places.size, 0);
  const completes = completed.length > 0 ? 'yes' : 'no';
  return { moved, added, lost, filled: count, cards: cards.map(nameOf), completes, loses };
}
