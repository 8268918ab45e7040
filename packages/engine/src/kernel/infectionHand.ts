// Infection cards that one seat holds face down. Which they are is that seat's secret; how many, and which group of the deck each came
// from, is public. Cards keep their public set, and of a group and what was drawn from it together everybody knows how many cards belong to
// which set: never which of them was drawn.
import { cellsOf, defineField, read, write } from './field.ts';
import { viewerBit } from './masks.ts';
import { between, INFECTIONS, KNOWERS } from './ranges.ts';
import { EVERYBODY_BIT, NOBODY, type InfectionCard, type Seat, type State } from './types.ts';

/** More cards than a hand ever holds. */
const HELD_ROOM = 8;

const GROUPS = between(0, 4_000);

const size = defineField('infectionHand.size', 1, 'public', between(0, HELD_ROOM));
/** In order of their groups; those of a group in order of their numbers. A sight has those that the viewer knows first. */
const cards = defineField('infectionHand.cards', HELD_ROOM, maskHeld, INFECTIONS);
const groups = defineField('infectionHand.group', HELD_ROOM, 'public', GROUPS);
/** The seats that know a card lies there: the mask of the cards writes them too. */
const seen = defineField('infectionHand.seen', HELD_ROOM, () => undefined, KNOWERS);

/** For the module whose seat has such a hand. */
export const INFECTION_HAND_FIELDS = [size, cards, groups, seen];

export const holdsInfections = ({ game }: State): boolean => game.infectionHolder !== NOBODY;

/** How many cards the hand holds; none where no seat has one. */
export const heldCount = (s: State): number => (holdsInfections(s) ? read(s, size) : 0);
/** The card in a slot; in a sight minus a number of a set where the viewer doesn't know it. */
export const heldCard = (s: State, slot: number): InfectionCard => s.cells[cellsOf(s, cards) + slot]!;
export const heldGroup = (s: State, slot: number): number => s.cells[cellsOf(s, groups) + slot]!;
const heldSeen = (s: State, slot: number): number => s.cells[cellsOf(s, seen) + slot]!;

export function setHeldCard(s: State, slot: number, card: number): void {
  s.cells[cellsOf(s, cards) + slot] = card;
}
function setHeldSeen(s: State, slot: number, bits: number): void {
  s.cells[cellsOf(s, seen) + slot] = bits;
}
export function setHeldGroup(s: State, slot: number, group: number): void {
  s.cells[cellsOf(s, groups) + slot] = group;
}

/** The slot of a card, or -1. */
export function slotOf(s: State, card: InfectionCard): number {
  const count = heldCount(s);
  for (let slot = 0; slot < count; slot++) if (heldCard(s, slot) === card) return slot;
  return -1;
}

export function addHeld(s: State, card: InfectionCard, group: number, bits: number): void {
  const slot = read(s, size);
  if (slot === HELD_ROOM) throw new Error('the infection hand is full');
  write(s, size, slot + 1);
  put(s, slot, card, group, bits);
  sortHeld(s);
}

export function dropHeld(s: State, slot: number): void {
  const last = read(s, size) - 1;
  for (let at = slot; at < last; at++)
    put(s, at, heldCard(s, at + 1), heldGroup(s, at + 1), heldSeen(s, at + 1));
  put(s, last, 0, 0, 0);
  write(s, size, last);
}

function put(s: State, slot: number, card: number, group: number, bits: number): void {
  setHeldCard(s, slot, card);
  setHeldGroup(s, slot, group);
  setHeldSeen(s, slot, bits);
}

/** By groups, then by numbers: in which order cards came and went leaves no trace. */
export function sortHeld(s: State): void {
  const count = read(s, size);
  for (let slot = 1; slot < count; slot++) {
    const [card, group, bits] = [heldCard(s, slot), heldGroup(s, slot), heldSeen(s, slot)];
    let at = slot;
    for (; at > 0 && comesBefore(group, card, heldGroup(s, at - 1), heldCard(s, at - 1)); at--)
      put(s, at, heldCard(s, at - 1), heldGroup(s, at - 1), heldSeen(s, at - 1));
    put(s, at, card, group, bits);
  }
}

function comesBefore(group: number, card: number, otherGroup: number, otherCard: number): boolean {
  return group < otherGroup || (group === otherGroup && card < otherCard);
}

/** Calls back with the set of every card of a group, in the deck and in the hand; stops at a yes. */
export function someOfGroup(s: State, group: number, asks: (set: number) => boolean): boolean {
  const deck = s.infectionDeck;
  for (let at = 0; at < deck.size; at++)
    if (deck.group[at] === group && asks(s.strata[deck.cards[at]!]!)) return true;
  const count = heldCount(s);
  for (let slot = 0; slot < count; slot++)
    if (heldGroup(s, slot) === group && asks(s.strata[heldCard(s, slot)]!)) return true;
  return false;
}

/** Whether the cards of a group, in the deck and in the hand, are of several sets. */
export function isGroupMixed(s: State, group: number): boolean {
  let first = 0;
  return someOfGroup(s, group, (set) => {
    if (first === 0) first = set;
    return set !== first;
  });
}

/** The sets of a group's unknown cards, in order. */
const sets = new Int32Array(256);

function insert(set: number, count: number): number {
  let at = count;
  for (; at > 0 && sets[at - 1]! > set; at--) sets[at] = sets[at - 1]!;
  sets[at] = set;
  return count + 1;
}

/**
 * Known cards show themselves. The others of the hand and of the deck that belong to one group share out its sets in a fixed order, first
 * the deck's.
 */
function maskHeld(from: State, viewer: Seat, to: State): void {
  const count = heldCount(from);
  const bit = viewerBit(viewer);
  for (let start = 0; start < count;) {
    const group = heldGroup(from, start);
    let end = start;
    let known = start;
    for (; end < count && heldGroup(from, end) === group; end++) {
      if ((heldSeen(from, end) & bit) === 0) continue;
      setHeldCard(to, known, heldCard(from, end));
      setHeldSeen(to, known++, knowersOf(from, heldSeen(from, end), bit));
    }
    if (known < end) maskGroup(from, bit, to, group, known, end);
    start = end;
  }
}

/** Who else knows a card is itself a secret, unless everybody does. */
function knowersOf({ game }: State, bits: number, bit: number): number {
  return (bits & EVERYBODY_BIT) !== 0 ? bits : bit | game.seenBy[game.infectionHolder]!;
}

/** Slots from `known` up to `end` hold the group's cards in the hand that the viewer doesn't know. */
function maskGroup(from: State, bit: number, to: State, group: number, known: number, end: number): void {
  const deck = from.infectionDeck;
  let count = 0;
  for (let at = 0; at < deck.size; at++)
    if (deck.group[at] === group && (deck.seen[at]! & bit) === 0)
      count = insert(from.strata[deck.cards[at]!]!, count);
  for (let slot = 0; slot < heldCount(from); slot++)
    if (heldGroup(from, slot) === group && (heldSeen(from, slot) & bit) === 0)
      count = insert(from.strata[heldCard(from, slot)]!, count);
  let next = 0;
  for (let at = 0; at < deck.size; at++)
    if (deck.group[at] === group && (deck.seen[at]! & bit) === 0) to.infectionDeck.cards[at] = -sets[next++]!;
  for (let slot = known; slot < end; slot++) {
    setHeldCard(to, slot, -sets[next++]!);
    setHeldSeen(to, slot, from.game.seenBy[from.game.infectionHolder]!);
  }
}

/** What a viewer knows of the hand, in names. */
export interface InfectionHandView {
  readonly size: number;
  /** Its cards that the viewer knows. */
  readonly known: readonly string[];
}

export function describeHeld(s: State): InfectionHandView {
  const count = heldCount(s);
  const known: number[] = [];
  for (let slot = 0; slot < count; slot++) if (heldCard(s, slot) >= 0) known.push(heldCard(s, slot));
  known.sort((one, other) => one - other);
  return { size: count, known: known.map((card) => s.game.infectionIds[card]!) };
}

/** Whether the hand could have come about: each card once, of a public set, in order, and known to its seat. */
export function isHandSound(s: State): boolean {
  if (!holdsInfections(s)) return true;
  const count = heldCount(s);
  const owners = s.game.seenBy[s.game.infectionHolder]!;
  for (let slot = 0; slot < HELD_ROOM; slot++) {
    const [card, group, bits] = [heldCard(s, slot), heldGroup(s, slot), heldSeen(s, slot)];
    if (slot >= count) {
      if (card !== 0 || group !== 0 || bits !== 0) return false;
      continue;
    }
    const isOrdered = slot === 0 || comesBefore(heldGroup(s, slot - 1), heldCard(s, slot - 1), group, card);
    if (!isOrdered || group > s.lastGroup || (bits & owners) !== owners) return false;
    if ((bits & EVERYBODY_BIT) === 0 && bits >> s.game.shape.seats !== 0) return false;
  }
  return true;
}
