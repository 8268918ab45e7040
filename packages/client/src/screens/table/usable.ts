// The cards of a hand with which something can be done now.
import { offersWithCard } from '../../choices/things.ts';
import type { Scene } from '../../scene/scene.ts';

export function usableCards({ view, seat, offers, face }: Scene): ReadonlySet<string> {
  const cards = [...(view.seats[seat - 1]?.hand ?? []), ...face.beside(view, seat)];
  return new Set(cards.filter((card) => offersWithCard(card, offers).length > 0));
}
