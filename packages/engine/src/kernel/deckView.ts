// What a viewer knows of the two decks, in names: groups of positions, and the public sets their cards come from.
import { nameOfPlayerSet } from './cardClasses.ts';
import type { Deck, State } from './types.ts';

/** A run of positions that were shuffled together, the top of the deck first. */
export interface GroupView {
  readonly size: number;
  /** Cards the viewer knows, by position counted from the top of the deck, starting with 1. */
  readonly known: Readonly<Record<number, string>>;
  /** How many of the other positions hold cards of which public set. */
  readonly sets: Readonly<Record<string, number>>;
}

/** Games have few sets, and names that are made once are found faster as keys. */
const SET_NAMES: readonly string[] = Array.from({ length: 64 }, (_, set) => `set-${String(set)}`);
const setName = (set: number): string => SET_NAMES[set] ?? `set-${String(set)}`;

export function playerGroups(s: State): GroupView[] {
  return groupsOf(s.playerDeck, s.game.cardIds, nameOfPlayerSet);
}

export function infectionGroups(s: State): GroupView[] {
  return groupsOf(s.infectionDeck, s.game.infectionIds, setName);
}

function groupsOf(deck: Deck, names: readonly string[], nameOfSet: (set: number) => string): GroupView[] {
  const groups: GroupView[] = [];
  let end = deck.size;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && deck.group[start - 1] === deck.group[end - 1]) start--;
    const known: Record<number, string> = {};
    const sets: Record<string, number> = {};
    for (let at = end - 1; at >= start; at--) {
      const card = deck.cards[at]!;
      if (card >= 0) {
        known[deck.size - at] = names[card]!;
        continue;
      }
      let count = 1;
      for (; at > start && deck.cards[at - 1] === card; at--) count++;
      const set = nameOfSet(-card);
      sets[set] = (sets[set] ?? 0) + count;
    }
    groups.push({ size: end - start, known, sets });
    end = start;
  }
  return groups;
}

/** The public sets of the infection deck: which of its cards belong to each. */
export function infectionSets(s: State): Record<string, string[]> {
  const sets: Record<string, string[]> = {};
  for (let card = 0; card < s.strata.length; card++) {
    const set = s.strata[card]!;
    if (set > 0) (sets[setName(set)] ??= []).push(s.game.infectionIds[card]!);
  }
  return sets;
}
