// The state: one block of integers with named windows into it. Copy, comparison and hash are the same for every game.
import { defineField } from './field.ts';
import { STACK_ROOM } from './frame.ts';
import { maskDeck, maskHands, maskKnown, maskPlaces } from './masks.ts';
import {
  between,
  CARDS,
  CITIES,
  COUNT,
  INFECTIONS,
  KNOWERS,
  orNone,
  plusOne,
  SEATS,
  WORD,
} from './ranges.ts';
import {
  ENDINGS,
  PLACES,
  type Deck,
  type Field,
  type Game,
  type Pile,
  type Range,
  type Shape,
  type State,
} from './types.ts';

const GROUPS = between(0, 4_000);

/** In the order of the numbers below. Numbers of groups index tables, so they are kept small. */
const CLOCK_RANGES: readonly Range[] = [
  between(0, ENDINGS.length - 1),
  SEATS,
  COUNT,
  ({ rates }) => [0, rates.length - 1],
  ({ outbreakLimit }) => [0, outbreakLimit],
  COUNT,
  GROUPS,
  between(0, STACK_ROOM),
];
const CLOCK = defineField('clock', 8, 'public', CLOCK_RANGES);
const OVER = 0;
const TURN = 1;
const TURNS_DONE = 2;
const RATE = 3;
const OUTBREAKS = 4;
const REVEALS = 5;
const LAST_GROUP = 6;
const TOP = 7;

const RANDOM = defineField('random', 4, 'hidden', WORD);
const CUBES = defineField('cubes', (shape) => shape.cities * shape.colours, 'public', between(0, 4));
const SUPPLY = defineField(
  'supply',
  (shape) => shape.colours,
  'public',
  ({ cubesOf }) => [0, Math.max(...cubesOf)],
);
const PAWNS = defineField('pawns', (shape) => shape.seats, 'public', orNone(CITIES));
const ROLES = defineField(
  'roles',
  (shape) => shape.seats,
  'public',
  (game) => [0, game.roles.length - 1],
);
const HANDS = defineField('hands', (shape) => shape.seats * shape.cardWords, maskHands, WORD);
const HAND_SIZES = defineField('handSizes', (shape) => shape.seats, 'public', plusOne(CARDS));
const PLACES_OF_CARDS = defineField(
  'places',
  (shape) => shape.playerCards,
  maskPlaces,
  between(0, PLACES.boxed),
);
const KNOWN = defineField('known', (shape) => shape.playerCards, maskKnown, KNOWERS);
const STRATA = defineField('strata', (shape) => shape.infectionCards, 'public', GROUPS);

const players = (shape: Shape): number => shape.playerCards;
const infections = (shape: Shape): number => shape.infectionCards;

const PLAYER_DECK = {
  size: defineField('playerDeck.size', 1, 'public', plusOne(CARDS)),
  cards: defineField(
    'playerDeck.cards',
    players,
    (from, viewer, to) =>
      maskDeck(from.playerDeck, (card) => from.game.setOfCard[card]!, viewer, to.playerDeck),
    CARDS,
  ),
  seen: defineField('playerDeck.seen', players, 'public', KNOWERS),
  group: defineField('playerDeck.group', players, 'public', GROUPS),
};
const INFECTION_DECK = {
  size: defineField('infectionDeck.size', 1, 'public', plusOne(INFECTIONS)),
  cards: defineField(
    'infectionDeck.cards',
    infections,
    (from, viewer, to) =>
      maskDeck(from.infectionDeck, (card) => from.strata[card]!, viewer, to.infectionDeck),
    INFECTIONS,
  ),
  seen: defineField('infectionDeck.seen', infections, 'public', KNOWERS),
  group: defineField('infectionDeck.group', infections, 'public', GROUPS),
};
const INFECTION_DISCARD = {
  size: defineField('infectionDiscard.size', 1, 'public', plusOne(INFECTIONS)),
  cards: defineField('infectionDiscard.cards', infections, 'public', INFECTIONS),
};
const STACK = defineField('stack', STACK_ROOM, 'public', WORD);

/** The fields of every game, in the order of the block: sizes of decks stand before their cards. */
export const KERNEL_FIELDS: readonly Field[] = [
  CLOCK,
  RANDOM,
  CUBES,
  SUPPLY,
  PAWNS,
  ROLES,
  HAND_SIZES,
  HANDS,
  STRATA,
  ...Object.values(PLAYER_DECK),
  ...Object.values(INFECTION_DECK),
  ...Object.values(INFECTION_DISCARD),
  PLACES_OF_CARDS,
  KNOWN,
  STACK,
];

class BlockPile implements Pile {
  readonly cards: Int32Array;
  readonly #size: Int32Array;

  constructor(cards: Int32Array, size: Int32Array) {
    this.cards = cards;
    this.#size = size;
  }

  get size(): number {
    return this.#size[0]!;
  }

  set size(size: number) {
    this.#size[0] = size;
  }
}

class BlockDeck extends BlockPile implements Deck {
  readonly seen: Int32Array;
  readonly group: Int32Array;

  constructor(cards: Int32Array, size: Int32Array, seen: Int32Array, group: Int32Array) {
    super(cards, size);
    this.seen = seen;
    this.group = group;
  }
}

class BlockState implements State {
  /** Only the engine can make an object that has this. */
  readonly #made = true;
  readonly game: Game;
  readonly cells: Int32Array;
  sink: State['sink'] = undefined;
  readonly random: Int32Array;
  readonly cubes: Int32Array;
  readonly supply: Int32Array;
  readonly pawns: Int32Array;
  readonly roles: Int32Array;
  readonly hands: Int32Array;
  readonly handSizes: Int32Array;
  readonly places: Int32Array;
  readonly known: Int32Array;
  readonly strata: Int32Array;
  readonly playerDeck: Deck;
  readonly infectionDeck: Deck;
  readonly infectionDiscard: Pile;
  readonly stack: Int32Array;

  constructor(game: Game) {
    this.game = game;
    this.cells = new Int32Array(game.size);
    const cells = (field: Field): Int32Array => {
      const start = game.offsets[field.id]!;
      return this.cells.subarray(start, start + field.size(game.shape));
    };
    this.random = cells(RANDOM);
    this.cubes = cells(CUBES);
    this.supply = cells(SUPPLY);
    this.pawns = cells(PAWNS);
    this.roles = cells(ROLES);
    this.hands = cells(HANDS);
    this.handSizes = cells(HAND_SIZES);
    this.places = cells(PLACES_OF_CARDS);
    this.known = cells(KNOWN);
    this.strata = cells(STRATA);
    const deck = (fields: typeof PLAYER_DECK): Deck =>
      new BlockDeck(cells(fields.cards), cells(fields.size), cells(fields.seen), cells(fields.group));
    this.playerDeck = deck(PLAYER_DECK);
    this.infectionDeck = deck(INFECTION_DECK);
    this.infectionDiscard = new BlockPile(cells(INFECTION_DISCARD.cards), cells(INFECTION_DISCARD.size));
    this.stack = cells(STACK);
  }

  static is(value: unknown): value is State {
    return typeof value === 'object' && value !== null && #made in value && value.#made;
  }

  // The clock stands at the start of the block in every game.
  get over(): number {
    return this.cells[OVER]!;
  }
  set over(value: number) {
    this.cells[OVER] = value;
  }
  get turn(): number {
    return this.cells[TURN]!;
  }
  set turn(value: number) {
    this.cells[TURN] = value;
  }
  get turnsDone(): number {
    return this.cells[TURNS_DONE]!;
  }
  set turnsDone(value: number) {
    this.cells[TURNS_DONE] = value;
  }
  get rate(): number {
    return this.cells[RATE]!;
  }
  set rate(value: number) {
    this.cells[RATE] = value;
  }
  get outbreaks(): number {
    return this.cells[OUTBREAKS]!;
  }
  set outbreaks(value: number) {
    this.cells[OUTBREAKS] = value;
  }
  get reveals(): number {
    return this.cells[REVEALS]!;
  }
  set reveals(value: number) {
    this.cells[REVEALS] = value;
  }
  get lastGroup(): number {
    return this.cells[LAST_GROUP]!;
  }
  set lastGroup(value: number) {
    this.cells[LAST_GROUP] = value;
  }
  get top(): number {
    return this.cells[TOP]!;
  }
  set top(value: number) {
    this.cells[TOP] = value;
  }
}

/** Whether the engine made this state. */
export function isState(value: unknown): value is State {
  return BlockState.is(value);
}

/** A state with every cell at zero: what setup, copies and sights are written into. */
export function blankState(game: Game): State {
  return new BlockState(game);
}

/** Makes `to` equal to `from`; both belong to the same game. Allocates nothing. */
export function copyInto(to: State, from: State): void {
  to.cells.set(from.cells);
}

export function cloneState(from: State): State {
  const to = blankState(from.game);
  copyInto(to, from);
  return to;
}

export function sameState(a: State, b: State): boolean {
  return a.cells.length === b.cells.length && a.cells.every((cell, index) => cell === b.cells[index]);
}

/** A 32-bit hash of all cells. */
export function hashState(s: State): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < s.cells.length; i++) hash = Math.imul(hash ^ s.cells[i]!, 0x01000193);
  return hash >>> 0;
}
