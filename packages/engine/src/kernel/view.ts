// A sight in names: the plain object that pages, servers and people get. Made from a sight alone, so it cannot leak.
import type { Config } from './config.ts';
import { eachFrame, FIELDS } from './frame.ts';
import { seatAsked } from './run.ts';
import type { Sight } from './sight.ts';
import { toCommand } from './translate.ts';
import { ENDINGS, NO_CITY, NOBODY, PLACES, type Deck, type Ending, type Game, type State } from './types.ts';

/** One unit of unfinished business in names; the last of the list is what the game waits for. */
export interface FrameView {
  readonly frame: string;
  readonly [field: string]: unknown;
}

export interface SeatView {
  readonly seat: number;
  readonly role: string;
  /** Where the pawn is; absent until it has been placed. */
  readonly city?: string;
  readonly handSize: number;
  /** The cards of this hand that the viewer knows. */
  readonly hand: readonly string[];
}

/** A run of positions that were shuffled together, the top of the deck first. */
export interface GroupView {
  readonly size: number;
  /** Cards the viewer knows, by position counted from the top of the deck, starting with 1. */
  readonly known: Readonly<Record<number, string>>;
  /** How many of the other positions hold cards of which public set. */
  readonly sets: Readonly<Record<string, number>>;
}

export interface View {
  readonly config: Config;
  /** The seat that looks, counted from 1; 0 for somebody who only watches. */
  readonly viewer: number;
  readonly ending: Ending;
  readonly turn: number;
  readonly turnsDone: number;
  readonly waitsFor: number;
  readonly frames: readonly FrameView[];
  readonly rate: number;
  readonly rateSpace: number;
  readonly outbreaks: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly cubes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly seats: readonly SeatView[];
  readonly playerDeck: { readonly size: number; readonly groups: readonly GroupView[] };
  readonly playerDiscard: readonly string[];
  readonly removed: readonly string[];
  readonly infectionDeck: {
    readonly size: number;
    readonly groups: readonly GroupView[];
    /** The public sets by name: which cards of the deck belong to it. */
    readonly sets: Readonly<Record<string, readonly string[]>>;
  };
  readonly infectionDiscard: readonly string[];
  /** Infection cards that left the game. */
  readonly infectionRemoved: readonly string[];
  /** What the modules of the game show. */
  readonly shows: Readonly<Record<string, unknown>>;
}

const byColour = (s: State, count: (colour: number) => number): Record<string, number> =>
  Object.fromEntries(s.game.colourIds.map((id, colour) => [id, count(colour)]));

export function describe(sight: Sight): View {
  const s = sight.table;
  const { game } = s;
  const asked = seatAsked(s);
  return {
    config: game.config,
    viewer: sight.viewer === NOBODY ? 0 : sight.viewer + 1,
    ending: ENDINGS[s.over]!,
    turn: s.turn + 1,
    turnsDone: s.turnsDone,
    waitsFor: asked + 1,
    frames: framesOf(s),
    rate: game.rates[s.rate]!,
    rateSpace: s.rate + 1,
    outbreaks: s.outbreaks,
    supply: byColour(s, (colour) => s.supply[colour]!),
    cubes: cubesOf(s),
    seats: Array.from({ length: game.shape.seats }, (_, seat) => seatOf(s, seat)),
    playerDeck: {
      size: s.playerDeck.size,
      groups: groupsOf(s.playerDeck, game.cardIds, (set) => (set === 2 ? 'epidemics' : 'cards')),
    },
    playerDiscard: game.cardIds.filter((_, card) => s.places[card] === PLACES.discard),
    removed: game.cardIds.filter((_, card) => s.places[card] === PLACES.removed),
    infectionDeck: {
      size: s.infectionDeck.size,
      groups: groupsOf(s.infectionDeck, game.cityIds, setName),
      sets: setsOf(s),
    },
    infectionDiscard: Array.from(
      s.infectionDiscard.cards.subarray(0, s.infectionDiscard.size),
      (city) => game.cityIds[city]!,
    ),
    infectionRemoved: removedInfections(s),
    shows: Object.fromEntries(game.shows.flatMap((show) => Object.entries(show(s)))),
  };
}

const setName = (set: number): string => `set-${String(set)}`;

/** What fields of frames mean outside; fields that are not listed are nobody's business. */
const SHOWN_FIELDS: Readonly<Record<string, (game: Game, value: number) => unknown>> = {
  seat: (_game, value) => value + 1,
  asked: (_game, value) => value + 1,
  city: (game, value) => game.cityIds[value],
  card: (game, value) => game.cardIds[value],
  colour: (game, value) => game.colourIds[value],
  region: (game, value) => game.regionIds[value],
  line: (game, value) => game.lineIds[value],
  command: toCommand,
  left: (_game, value) => value,
  open: (_game, value) => value,
  placed: (_game, value) => value,
  giver: (_game, value) => value + 1,
  player: (_game, value) => value + 1,
  spreading: (game, value) => game.cityIds[value - 1],
  current: (game, value) => game.colourIds[value - 1],
};

function framesOf(s: State): FrameView[] {
  const frames: FrameView[] = [];
  eachFrame(s, (kind, at) => {
    const fields: Record<string, unknown> = {};
    kind.fields.forEach((name, index) => {
      const show = SHOWN_FIELDS[name];
      if (show !== undefined) fields[name] = show(s.game, s.stack[at + FIELDS + index]!);
    });
    frames.push({ frame: kind.name, ...fields });
  });
  return frames;
}

function cubesOf(s: State): Record<string, Record<string, number>> {
  const { colours } = s.game.shape;
  const cubes: Record<string, Record<string, number>> = {};
  s.game.cityIds.forEach((id, city) => {
    const here = byColour(s, (colour) => s.cubes[city * colours + colour]!);
    const some = Object.entries(here).filter(([, count]) => count > 0);
    if (some.length > 0) cubes[id] = Object.fromEntries(some);
  });
  return cubes;
}

function seatOf(s: State, seat: number): SeatView {
  return {
    seat: seat + 1,
    role: s.game.roleIds[s.roles[seat]!]!,
    ...(s.pawns[seat] === NO_CITY ? {} : { city: s.game.cityIds[s.pawns[seat]!]! }),
    handSize: s.handSizes[seat]!,
    hand: s.game.cardIds.filter((_, card) => s.places[card] === seat),
  };
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
      if (card >= 0) known[deck.size - at] = names[card]!;
      else sets[nameOfSet(-card)] = (sets[nameOfSet(-card)] ?? 0) + 1;
    }
    groups.push({ size: end - start, known, sets });
    end = start;
  }
  return groups;
}

/** Neither in the deck nor in the discard pile nor being resolved. */
function removedInfections(s: State): string[] {
  const discard = s.infectionDiscard.cards.subarray(0, s.infectionDiscard.size);
  const onTable = new Set(framesOf(s).map((frame) => frame['city']));
  return s.game.cityIds.filter(
    (id, city) => s.strata[city] === 0 && !discard.includes(city) && !onTable.has(id),
  );
}

function setsOf(s: State): Record<string, string[]> {
  const sets: Record<string, string[]> = {};
  s.strata.forEach((set, city) => {
    if (set > 0) (sets[setName(set)] ??= []).push(s.game.cityIds[city]!);
  });
  return sets;
}
