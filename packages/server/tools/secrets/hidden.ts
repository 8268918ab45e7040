// Deals anew everything that some seats together may not know, at one moment or from the beginning of a game.
import { clone, resample, sight, type State } from '@cordon/engine';
import { wordsFrom, type Chance } from './chance.ts';
import { secretFields } from './fields.ts';

/** Seats counted from 1; nobody named is somebody who only watches. */
export type Seats = readonly number[];

const bitOf = (seat: number): number => 1 << (seat - 1);
/** The bit of somebody who only watches stands above those of the seats. */
const EVERYBODY = 1 << 30;
const bitsOf = (seats: Seats): number => seats.reduce((bits, seat) => bits | bitOf(seat), EVERYBODY);

/** What these seats and everybody who watches may know, as numbers. */
function knowledge(state: State, seats: Seats): Int32Array[] {
  return [0, ...seats].map((seat) => sight(state, seat).table.cells);
}

export function isSameKnowledge(one: State, other: State, seats: Seats): boolean {
  const [mine, yours] = [knowledge(one, seats), knowledge(other, seats)];
  return mine.every((cells, index) => Buffer.from(cells.buffer).equals(Buffer.from(yours[index]!.buffer)));
}

/** What comes next lies where it lay, so that both games can go on alike for long. */
type Draws = 'anew' | 'as they were';

/** A state in which all that is hidden from these seats together is dealt anew. */
export function dealAnew(state: State, seats: Seats, text: string, draws: Draws = 'anew'): State {
  const [first = 0] = seats;
  const told = draws === 'anew' ? tellFirst(state, seats) : tellDraws(tellFirst(state, seats), first);
  const other = resample(sight(told, first), wordsFrom(text));
  forget(other, state, seats);
  other.playerDeck.seen.set(state.playerDeck.seen);
  other.infectionDeck.seen.set(state.infectionDeck.seen);
  return other;
}

/** The infection cards of some turns. The others may lie in somebody's hand. */
const NEXT_INFECTIONS = 16;

/** The same state, in which a seat, or everybody, knows the player deck and the infection cards to come. */
function tellDraws(state: State, first: number): State {
  const told = clone(state);
  const bit = first === 0 ? EVERYBODY : bitOf(first);
  const { playerDeck, infectionDeck } = told;
  for (let at = 0; at < playerDeck.size; at++) playerDeck.seen[at] = playerDeck.seen[at]! | bit;
  const { seen, size } = infectionDeck;
  for (let at = 0; at < size; at++) if (at === 0 || at >= size - NEXT_INFECTIONS) seen[at] = seen[at]! | bit;
  return told;
}

/** The same state, in which the first of the seats knows what any of them knows. */
function tellFirst(state: State, seats: Seats): State {
  if (seats.length < 2) return state;
  const told = clone(state);
  const [first] = seats;
  const bit = bitOf(first!);
  const all = bitsOf(seats);
  const tell = (cells: Int32Array): void => {
    for (let at = 0; at < cells.length; at++) if ((cells[at]! & all) !== 0) cells[at] = cells[at]! | bit;
  };
  for (const cells of [told.known, told.playerDeck.seen, told.infectionDeck.seen]) tell(cells);
  return told;
}

/** Takes back what the first of the seats was told: who knows what is as it was, of the cards that the seats know. */
function forget(other: State, state: State, seats: Seats): void {
  if (seats.length < 2) return;
  const all = bitsOf(seats);
  for (let card = 0; card < state.known.length; card++) {
    if ((state.known[card]! & all) !== 0) other.known[card] = state.known[card]!;
  }
}

/** Which card lies where another one lay: of player cards and of infection cards, each by its number. */
export interface Exchange {
  readonly cards: Int32Array;
  readonly infections: Int32Array;
  /** What besides cards is hidden and never changes until then, as it is in the other world. */
  readonly fields: readonly { readonly from: number; readonly cells: Int32Array }[];
}

/**
 * The exchange of cards that stay hidden from these seats up to a moment of a game. Infection cards are exchanged that were
 * never turned over until then; the others have a past that everybody saw.
 */
export function exchangeUpTo(start: State, then: State, seats: Seats, chance: Chance): Exchange {
  const other = dealAnew(then, seats, `exchange ${String(chance.below(1 << 30))}`);
  const cards = Int32Array.from(start.places, (_, card) => card);
  const pair = (from: readonly number[], to: readonly number[]): void => {
    for (const [index, card] of from.entries()) cards[card] = to[index]!;
  };
  for (const place of new Set(then.places)) {
    const [here, there] = [cardsAt(then, place), cardsAt(other, place)];
    if (here.length !== there.length) throw new Error('the cards of a place have another number');
    pair(
      here.filter((card) => !there.includes(card)),
      there.filter((card) => !here.includes(card)),
    );
  }
  // Cards in the deck have an order besides.
  const { size } = then.playerDeck;
  pair([...then.playerDeck.cards.subarray(0, size)], [...other.playerDeck.cards.subarray(0, size)]);
  const fields = secretFields(start.game).flatMap(({ name, from, end }) => {
    // Infection cards in a hand are exchanged with none of the deck.
    if (name.startsWith('infectionHand.')) return [];
    const [first, last, cells] = [start, then, other].map((state) => state.cells.slice(from, end));
    return first!.join() === last!.join() ? [{ from, cells: cells! }] : [];
  });
  return { cards, infections: exchangeInfections(start, then, seats, chance), fields };
}

const cardsAt = (state: State, place: number): number[] =>
  [...state.places].flatMap((at, card) => (at === place ? [card] : []));

function exchangeInfections(start: State, then: State, seats: Seats, chance: Chance): Int32Array {
  const infections = Int32Array.from(start.strata, (_, city) => city);
  const { cards, seen, size } = then.infectionDeck;
  const all = bitsOf(seats);
  const fresh = [...cards.subarray(0, size)].filter(
    (city, at) =>
      start.strata[city] !== 0 && start.strata[city] === then.strata[city] && (seen[at]! & all) === 0,
  );
  for (const [index, city] of chance.shuffled(fresh).entries()) infections[fresh[index]!] = city;
  return infections;
}

/** The same state with cards exchanged wherever they lie. */
export function exchanged(state: State, { cards, infections, fields }: Exchange): State {
  const other = clone(state);
  for (const { from, cells } of fields) other.cells.set(cells, from);
  const { cardWords, seats } = state.game.shape;
  other.hands.fill(0);
  for (let card = 0; card < cards.length; card++) {
    const to = cards[card]!;
    const place = state.places[card]!;
    other.places[to] = place;
    other.known[to] = state.known[card]!;
    if (place >= seats) continue;
    const word = place * cardWords + (to >> 5);
    other.hands[word] = other.hands[word]! | (1 << (to & 31));
  }
  const { playerDeck, infectionDeck } = state;
  for (let at = 0; at < playerDeck.size; at++) other.playerDeck.cards[at] = cards[playerDeck.cards[at]!]!;
  for (let at = 0; at < infectionDeck.size; at++)
    other.infectionDeck.cards[at] = infections[infectionDeck.cards[at]!]!;
  return other;
}
