// What a viewer knows of the two decks, in names: groups of positions, and the public sets their cards come from.
import { nameOfPlayerSet } from './cardClasses.ts';
import { heldCard, heldCount, heldGroup } from './infectionHand.ts';
import type { Deck, State } from './types.ts';

/** A run of positions that were shuffled together, the top of the deck first. */
export interface GroupView {
  readonly size: number;
  /** Cards the viewer knows, by position counted from the top of the deck, starting with 1. */
  readonly known: Readonly<Record<number, string>>;
  /** How many of the other positions hold cards of which public set; cards of `drawn` are among them. */
  readonly sets: Readonly<Record<string, number>>;
  /** How many unknown cards of the group a seat holds face down: nobody else knows of which sets. Absent if there are none. */
  readonly drawn?: number;
}

/** Games have few sets, and names that are made once are found faster as keys. */
const SET_NAMES: readonly string[] = Array.from({ length: 64 }, (_, set) => `set-${String(set)}`);
const setName = (set: number): string => SET_NAMES[set] ?? `set-${String(set)}`;

export function playerGroups(s: State): GroupView[] {
  return groupsOf(s.playerDeck, s.game.cardIds, nameOfPlayerSet);
}

export function infectionGroups(s: State): GroupView[] {
  const groups = groupsOf(s.infectionDeck, s.game.infectionIds, setName);
  return heldCount(s) === 0 ? groups : withHeld(s, groups);
}

/** Counts what was drawn from a group and is held face down together with what is left of it. */
function withHeld(s: State, groups: readonly GroupView[]): GroupView[] {
  let end = s.infectionDeck.size;
  return groups.map((group) => {
    const number = s.infectionDeck.group[end - 1]!;
    end -= group.size;
    const sets: Record<string, number> = { ...group.sets };
    let drawn = 0;
    for (let slot = 0; slot < heldCount(s); slot++) {
      if (heldGroup(s, slot) !== number || heldCard(s, slot) >= 0) continue;
      const set = setName(-heldCard(s, slot));
      sets[set] = (sets[set] ?? 0) + 1;
      drawn++;
    }
    return drawn === 0 ? group : { ...group, sets, drawn };
  });
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
