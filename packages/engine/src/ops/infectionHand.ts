// Moves infection cards between the deck, the hand of the seat that holds some face down, and the discard pile, and keeps what the table
// knows about them.
import {
  addHeld,
  dropHeld,
  heldCard,
  heldCount,
  heldGroup,
  isGroupMixed,
  setHeldGroup,
  slotOf,
  someOfGroup,
  sortHeld,
} from '../kernel/infectionHand.ts';
import type { InfectionCard, State } from '../kernel/types.ts';
import { discardInfectionCard, dropTop } from './decks.ts';
import { countReveal } from './markers.ts';

/** The top infection card goes into the hand; who has seen it where it lay still knows it. */
export function drawIntoHand(s: State): InfectionCard {
  const { cards, group, seen, size } = s.infectionDeck;
  const [card, from, knowers] = [cards[size - 1]!, group[size - 1]!, seen[size - 1]!];
  dropTop(s.infectionDeck);
  addHeld(s, card, from, knowers | s.game.seenBy[s.game.infectionHolder]!);
  countReveal(s);
  return card;
}

/** A card of the hand goes to the face-up discard pile. */
export function discardHeld(s: State, card: InfectionCard): void {
  leaveGroup(s, card);
  dropHeld(s, slotOf(s, card));
  s.strata[card] = 0;
  discardInfectionCard(s, card);
}

/**
 * The card shows its set, not the group that it came from. Where it could have come from several groups they stay alike if all their cards
 * are of this set; else they are joined, so that nothing false is ever claimed.
 */
function leaveGroup(s: State, card: InfectionCard): void {
  const set = s.strata[card]!;
  const own = heldGroup(s, slotOf(s, card));
  const possible = groupsHeld(s).filter((group) => someOfGroup(s, group, (other) => other === set));
  if (possible.length === 1) return;
  if (possible.some((group) => isGroupMixed(s, group))) joinGroups(s, possible);
  else exchangeGroups(s, slotOf(s, card), own, possible[0]!);
}

function groupsHeld(s: State): number[] {
  const groups = new Set<number>();
  for (let slot = 0; slot < heldCount(s); slot++) groups.add(heldGroup(s, slot));
  return [...groups];
}

/** Lets the card in a slot have come from this group, and one that did from the card's. */
function exchangeGroups(s: State, slot: number, own: number, group: number): void {
  const card = heldCard(s, slot);
  let other = 0;
  while (heldGroup(s, other) !== group) other++;
  setHeldGroup(s, other, own);
  setHeldGroup(s, slotOf(s, card), group);
  sortHeld(s);
}

/** Groups of the deck, and all that lies between them, become one; so do the cards that were drawn from them. */
function joinGroups(s: State, groups: readonly number[]): void {
  const deck = s.infectionDeck;
  const joined = new Set(groups);
  const places = Array.from({ length: deck.size }, (_, at) => at).filter((at) => joined.has(deck.group[at]!));
  const group = ++s.lastGroup;
  const [low, high] = [places[0] ?? 0, places.at(-1) ?? -1];
  for (let at = low; at <= high; at++) {
    joined.add(deck.group[at]!);
    deck.group[at] = group;
  }
  for (let slot = 0; slot < heldCount(s); slot++)
    if (joined.has(heldGroup(s, slot))) setHeldGroup(s, slot, group);
  sortHeld(s);
}
