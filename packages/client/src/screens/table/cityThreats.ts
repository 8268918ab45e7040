// Which cities the next infections can hit, as far as the table may know.
import type { View } from '@cordon/engine';
import type { Scene } from '../../scene/scene.ts';
import { infectionKnowledge } from '../../panels/knowledge.ts';

/** How likely each card is among the next infections, from 0 to 1. */
export function infectionChances(view: View): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  const add = (card: string, chance: number): void => {
    chances.set(card, Math.min(1, (chances.get(card) ?? 0) + chance));
  };
  const { rate } = view;
  for (const { first, size, at, from } of infectionKnowledge(view)) {
    if (first > rate) break;
    for (const { place, card } of at) if (place <= rate) add(card, 1);
    const drawn = Math.min(size, rate - first + 1) - at.filter(({ place }) => place <= rate).length;
    const open = size - at.length;
    for (const { count, cards } of from)
      for (const card of cards) add(card, (count / cards.length) * (drawn / open));
  }
  return chances;
}

/** Whether the table allows the aid, and anything is to come. */
export function mayKnowThreats({ model, view }: Pick<Scene, 'model' | 'view'>): boolean {
  return model.info?.aids.infectionPanel !== 'no' && view.ending === 'running';
}

/** A mark at every second city would tell nothing. */
const WORTH_TELLING = 0.1;
const ABOVE_USUAL = 1.25;

/** Cities that are hit sooner than others, and those that would break out if they were. */
export function cityThreats(view: View): ReadonlyMap<string, number> {
  const usual = view.rate / Math.max(view.infectionDeck.size, 1);
  const least = Math.max(WORTH_TELLING, usual * ABOVE_USUAL);
  const wouldBreakOut = (city: string): boolean =>
    Object.values(view.cubes[city] ?? {}).some((count) => count >= 3);
  return new Map(
    [...infectionChances(view)].filter(
      ([city, chance]) => chance > 0 && (chance >= least || wouldBreakOut(city)),
    ),
  );
}
