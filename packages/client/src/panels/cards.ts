// A hand in the order in which people hold it: by colour, then events.
import type { GameFacts } from '../games/facts.ts';

export interface HandGroup {
  /** The colour of the cities; undefined for cards that are no cities. */
  readonly colour: string | undefined;
  readonly cards: readonly string[];
}

/** Groups in the order of the game's colours; the largest come first where `order` says so. */
export function groupHand(facts: GameFacts, cards: readonly string[]): HandGroup[] {
  const colourOf = new Map(facts.cities.map(({ id, colour }) => [id, colour]));
  const groups = [...facts.colours, undefined].map((colour) => ({
    colour,
    cards: cards.filter((card) => colourOf.get(card) === colour),
  }));
  return groups.filter((group) => group.cards.length > 0);
}

/** The letters of the longest word: a name is written so small that this one fits on a line. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/(?<=-)|\s/u).map((word) => word.length));
}
