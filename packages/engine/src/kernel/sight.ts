// A sight is what one viewer may know, built from nothing in the layout of a state; resample turns it back into a whole state.
import { countBits } from './bits.ts';
import { EPIDEMICS, PLAIN_CARDS } from './cardClasses.ts';
import { topFrame } from './frame.ts';
import { heldCard, heldCount, heldGroup, holdsInfections, setHeldCard, sortHeld } from './infectionHand.ts';
import { UNSEEN } from './masks.ts';
import { below, nextWord, shuffle } from './random.ts';
import { blankState } from './state.ts';
import { PLACES, type Deck, type Seat, type Sight, type State } from './types.ts';

export function sightOf(s: State, viewer: Seat): Sight {
  return sightInto(blankState(s.game), s, viewer);
}

/** The same, written into a state that is used again. */
export function sightInto(table: State, s: State, viewer: Seat): Sight {
  const { publicCells, masks } = s.game;
  table.cells.fill(0);
  for (let run = 0; run < publicCells.length; run += 2) {
    for (let cell = publicCells[run]!; cell < publicCells[run + 1]!; cell++)
      table.cells[cell] = s.cells[cell]!;
  }
  for (let i = 0; i < masks.length; i++) masks[i]!(s, viewer, table);
  return { viewer, table };
}

const pool = new Int32Array(256);
const positions = new Int32Array(256);
/** Position to the set its card was just dealt from; 0 elsewhere. */
const dealtFrom = new Int32Array(256);
/** Slots of the infection hand stand behind the positions of a deck. */
const FIRST_SLOT = 200;
const inView = new Uint8Array(256);
let setStart = new Int32Array(64);
let setNext = new Int32Array(64);

/** Fills `to` with a state that agrees with everything the viewer knows, all such deals of the hidden cards equally likely. */
export function resampleInto(to: State, sight: Sight, random: Int32Array): void {
  to.cells.set(sight.table.cells);
  for (let word = 0; word < 4; word++) to.random[word] = nextWord(random);
  dealHidden(to, sight, random);
  // Players who think ahead deal into a game of their own, in which hands lie open.
  if (!sight.table.game.openHands && to.over === 0) dealUntilItFits(to, sight, random);
}

function dealHidden(to: State, sight: Sight, random: Int32Array): void {
  dealPlayerCards(to, random);
  dealInfectionCards(to, sight, random);
  const { resamples } = to.game;
  for (let i = 0; i < resamples.length; i++) resamples[i]!(to, sight, random);
}

/** More deals than it takes to find one that fits. */
const MOST_DEALS = 1024;

/**
 * What the game waits for tells of hidden hands too: whoever pays a cure piece by piece can pay it, whoever asks for a card does not hold it.
 * What does not fit is dealt again, all of it: whether something could be said may depend on more than hands.
 */
function dealUntilItFits(to: State, sight: Sight, random: Int32Array): void {
  const { sound } = topFrame(to);
  if (sound === undefined) return;
  for (let deal = 1; deal < MOST_DEALS && !sound(to, to.top); deal++) {
    const words = to.random.slice();
    to.cells.set(sight.table.cells);
    to.random.set(words);
    dealHidden(to, sight, random);
  }
}

function dealPlayerCards(to: State, random: Int32Array): void {
  const { seats } = to.game.shape;
  const cards = poolSet(to, PLAIN_CARDS, 0, random);
  poolSet(to, EPIDEMICS, cards, random);
  let next = 0;
  let epidemic = cards;
  const held = heldFirst(to, cards);
  for (let seat = 0; seat < seats; seat++) next = fillHand(to, seat, next);
  if (held < cards) shuffle(random, pool, next, cards);
  const deck = to.playerDeck;
  for (let at = 0; at < deck.size; at++) {
    if (deck.cards[at]! >= 0) continue;
    dealtFrom[at] = -deck.cards[at]!;
    deck.cards[at] = deck.cards[at] === -PLAIN_CARDS ? pool[next++]! : pool[epidemic++]!;
    to.places[deck.cards[at]!] = PLACES.deck;
  }
  mixGroups(deck, random);
}

/** Puts the pooled cards that no hand holds behind the others, which keep their order; says where they begin. */
function heldFirst(to: State, end: number): number {
  const { heldCards } = to.game;
  let held = 0;
  for (let i = 0; i < end; i++) {
    const card = pool[i]!;
    if (heldCards[card] === 0) continue;
    pool[i] = pool[held]!;
    pool[held++] = card;
  }
  return held;
}

/** Pools the unknown cards of a public set in random order, less those that must lie in the box for want of a place; says where they end. */
function poolSet(to: State, set: number, start: number, random: Int32Array): number {
  boxSpares(to, set, random);
  const boxable = poolClasses(to, set, false, start);
  let end = poolClasses(to, set, true, boxable);
  const boxed = end - start - unknownPlaces(to, set);
  if (boxed > 0) {
    shuffle(random, pool, boxable, end);
    for (let i = end - boxed; i < end; i++) to.places[pool[i]!] = PLACES.boxed;
    end -= boxed;
  }
  shuffle(random, pool, start, end);
  return end;
}

/** Of a class that says how many of its cards the box holds, leaves so many there: as likely these as any others. */
function boxSpares(to: State, set: number, random: Int32Array): void {
  const { cardClasses } = to.game;
  for (let i = 0; i < cardClasses.length; i++) {
    const one = cardClasses[i]!;
    if (one.set !== set || one.spare === undefined) continue;
    let count = 0;
    for (let card = one.first; card < one.end; card++) if (to.places[card] === UNSEEN) pool[count++] = card;
    shuffle(random, pool, 0, count);
    for (let spare = 0; spare < Math.min(one.spare, count); spare++) to.places[pool[spare]!] = PLACES.boxed;
  }
}

function poolClasses(to: State, set: number, boxable: boolean, start: number): number {
  const { cardClasses } = to.game;
  let next = start;
  for (let i = 0; i < cardClasses.length; i++) {
    const one = cardClasses[i]!;
    if (one.set !== set || (one.boxable && one.spare === undefined) !== boxable) continue;
    for (let card = one.first; card < one.end; card++) if (to.places[card] === UNSEEN) pool[next++] = card;
  }
  return next;
}

/** How many cards of a set the viewer does not know, in the deck and, of those that are not epidemics, in hands. */
function unknownPlaces(to: State, set: number): number {
  const { cards, size } = to.playerDeck;
  let count = 0;
  for (let at = 0; at < size; at++) if (cards[at] === -set) count++;
  if (set === EPIDEMICS) return count;
  for (let i = 0; i < to.handSizes.length; i++) count += to.handSizes[i]!;
  for (let i = 0; i < to.hands.length; i++) count -= countBits(to.hands[i]!);
  return count;
}

/** Gives a hand the cards of the pool that the viewer has not seen there. */
function fillHand(to: State, seat: Seat, from: number): number {
  const { cardWords } = to.game.shape;
  let next = from;
  let known = 0;
  for (let word = 0; word < cardWords; word++) known += countBits(to.hands[seat * cardWords + word]!);
  for (let i = known; i < to.handSizes[seat]!; i++) {
    const card = pool[next++]!;
    const word = seat * cardWords + (card >> 5);
    to.hands[word] = to.hands[word]! | (1 << (card & 31));
    to.places[card] = seat;
    to.known[card] = to.game.seenBy[seat]!;
  }
  return next;
}

function dealInfectionCards(to: State, sight: Sight, random: Int32Array): void {
  const deck = to.infectionDeck;
  poolSets(to, random);
  for (let at = 0; at < deck.size; at++) {
    if (deck.cards[at]! >= 0) continue;
    const set = -deck.cards[at]!;
    deck.cards[at] = pool[setNext[set]!]!;
    setNext[set] = setNext[set]! + 1;
    dealtFrom[at] = set;
  }
  if (holdsInfections(to)) dealHeld(to, sight, random);
  else mixGroups(deck, random);
}

/** The hand of infection cards is dealt from the same sets; what came from a group is mixed with what is left of it. */
function dealHeld(to: State, sight: Sight, random: Int32Array): void {
  const count = heldCount(to);
  for (let slot = 0; slot < count; slot++) {
    if (heldCard(to, slot) >= 0) continue;
    const set = -heldCard(to, slot);
    setHeldCard(to, slot, pool[setNext[set]!]!);
    setNext[set] = setNext[set]! + 1;
    dealtFrom[FIRST_SLOT + slot] = set;
  }
  mixGroups(to.infectionDeck, random);
  for (let start = 0; start < count;) {
    let end = start + 1;
    while (end < count && heldGroup(to, end) === heldGroup(to, start)) end++;
    mixWithDeck(to, sight.table.infectionDeck, start, end, random);
    start = end;
  }
  sortHeld(to);
}

/** Cards of a group in the hand change places with random ones of the group before them, in the deck or the hand, or stay. */
function mixWithDeck(to: State, known: Deck, start: number, end: number, random: Int32Array): void {
  const deck = to.infectionDeck;
  const group = heldGroup(to, start);
  let count = 0;
  for (let at = 0; at < deck.size; at++)
    if (deck.group[at] === group && known.cards[at]! < 0) positions[count++] = at;
  for (let slot = start; slot < end; slot++) {
    const set = dealtFrom[FIRST_SLOT + slot]!;
    dealtFrom[FIRST_SLOT + slot] = 0;
    if (set === 0) continue;
    positions[count++] = FIRST_SLOT + slot;
    const at = positions[below(random, count)]!;
    const card = heldCard(to, slot);
    setHeldCard(to, slot, at < FIRST_SLOT ? deck.cards[at]! : heldCard(to, at - FIRST_SLOT));
    if (at < FIRST_SLOT) deck.cards[at] = card;
    else setHeldCard(to, at - FIRST_SLOT, card);
  }
}

/** Gathers the unknown cards of each set in the pool, in random order, and notes where each set starts. */
function poolSets(to: State, random: Int32Array): void {
  const { strata, infectionDeck: deck } = to;
  const cards = to.game.shape.infectionCards;
  if (to.lastGroup >= setStart.length) {
    setStart = new Int32Array(to.lastGroup * 2);
    setNext = new Int32Array(to.lastGroup * 2);
  }
  setStart.fill(0);
  for (let card = 0; card < cards; card++) inView[card] = 0;
  for (let at = 0; at < deck.size; at++) if (deck.cards[at]! >= 0) inView[deck.cards[at]!] = 1;
  const held = heldCount(to);
  for (let slot = 0; slot < held; slot++) if (heldCard(to, slot) >= 0) inView[heldCard(to, slot)] = 1;
  for (let card = 0; card < cards; card++) {
    const set = strata[card]!;
    if (set > 0 && inView[card] === 0) setStart[set] = setStart[set]! + 1;
  }
  let start = 0;
  for (let set = 0; set <= to.lastGroup; set++) {
    const count = setStart[set]!;
    setStart[set] = start;
    setNext[set] = start;
    start += count;
  }
  for (let card = 0; card < cards; card++) {
    const set = strata[card]!;
    if (set === 0 || inView[card] === 1) continue;
    pool[setNext[set]!] = card;
    setNext[set] = setNext[set]! + 1;
  }
  for (let set = 0; set <= to.lastGroup; set++) {
    shuffle(random, pool, setStart[set]!, setNext[set]!);
    setNext[set] = setStart[set]!;
  }
  inView.fill(0);
}

/**
 * Within each group the cards that were just dealt lie set by set, each set in random order. Cards of later sets change
 * places with a random one before them or stay, which makes every order of the group equally likely.
 */
function mixGroups(deck: Deck, random: Int32Array): void {
  const { cards, group, size } = deck;
  let start = 0;
  while (start < size) {
    let count = 0;
    let firstSet = 0;
    let at = start;
    for (; at < size && group[at] === group[start]; at++) {
      const set = dealtFrom[at]!;
      if (set === 0) continue;
      dealtFrom[at] = 0;
      positions[count++] = at;
      if (count === 1) firstSet = set;
      else if (set !== firstSet) swap(cards, at, positions[below(random, count)]!);
    }
    start = at;
  }
}

function swap(cards: Int32Array, one: number, other: number): void {
  const card = cards[one]!;
  cards[one] = cards[other]!;
  cards[other] = card;
}
