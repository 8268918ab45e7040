// An order in the making.

/** The card at another place; those between make room. */
export function moveTo(order: readonly string[], card: string, place: number): readonly string[] {
  const from = order.indexOf(card);
  const to = Math.min(Math.max(place, 0), order.length - 1);
  if (from === -1 || from === to) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, card);
}

/** The order that somebody has in mind, as far as these cards are still to be put in order. */
export function stillOpen(order: readonly string[], cards: readonly string[]): readonly string[] {
  const kept = order.filter((card) => cards.includes(card));
  return [...kept, ...cards.filter((card) => !kept.includes(card))];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The slot nearest to a point. */
export function slotAt(slots: readonly Box[], x: number, y: number): number {
  const away = ({ left, top, width, height }: Box): number =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y);
  const distances = slots.map(away);
  return distances.indexOf(Math.min(...distances));
}
