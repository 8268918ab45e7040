// A sight in names: the plain object that pages, servers and people get. Made from a sight alone, so it cannot leak.
import { byName } from './byName.ts';
import type { Config } from './config.ts';
import { infectionGroups, infectionSets, playerGroups, type GroupView } from './deckView.ts';
import { framesOf, type FrameView } from './frameView.ts';
import { ALL_SEATS } from './masks.ts';
import { rateInForce } from './rate.ts';
import { seatAsked } from './run.ts';
import { hasSides } from './seating.ts';
import { sightInto } from './sight.ts';
import { blankState } from './state.ts';
import {
  ENDINGS,
  NO_CITY,
  NOBODY,
  PLACES,
  type Ending,
  type Pile,
  type Seat,
  type Sight,
  type State,
} from './types.ts';
import { winnersOf } from './winning.ts';

export interface SeatView {
  readonly seat: number;
  readonly role: string;
  /** Where the pawn is; absent until it has been placed. */
  readonly city?: string;
  readonly handSize: number;
  /** The cards of this hand that the viewer knows. */
  readonly hand: readonly string[];
}

export interface View {
  readonly config: Config;
  /** The seat that looks, counted from 1; 0 for somebody who only watches. */
  readonly viewer: number;
  readonly ending: Ending;
  /** The seats that have won; empty while the game runs. */
  readonly winners: readonly number[];
  readonly turn: number;
  readonly turnsDone: number;
  readonly waitsFor: number;
  readonly frames: readonly FrameView[];
  /** The infection rate in force, which may differ from that of the marker's space. */
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

/** Where sights are written that only a view is made of: views of the same game mostly follow each other. */
let table: State | undefined;

/** Whether those who play against each other still keep things to themselves, or everybody is told what any of them knew. */
export type Secrets = 'kept' | 'told';

/** What a viewer may know, in names. Once a game between sides is over there are no secrets left between them. */
export function viewOf(s: State, viewer: Seat, secrets: Secrets = s.over === 0 ? 'kept' : 'told'): View {
  table = table?.game === s.game ? table : blankState(s.game);
  const isTold = secrets === 'told' && hasSides(s.game);
  return describe({ viewer, table: sightInto(table, s, isTold ? ALL_SEATS : viewer).table });
}

export function describe(sight: Sight): View {
  const s = sight.table;
  const { game } = s;
  const frames = framesOf(s);
  const { hands, discarded, removed } = playerCards(s);
  const infectionDiscard = namesOf(s.infectionDiscard, game.infectionIds);
  return {
    config: game.config,
    viewer: sight.viewer === NOBODY ? 0 : sight.viewer + 1,
    ending: ENDINGS[s.over]!,
    winners: winnersOf(s),
    turn: s.turn + 1,
    turnsDone: s.turnsDone,
    waitsFor: seatAsked(s) + 1,
    frames,
    rate: rateInForce(s),
    rateSpace: s.rate + 1,
    outbreaks: s.outbreaks,
    supply: byName(game.colourIds, (colour) => s.supply[colour]!),
    cubes: cubesOf(s),
    seats: hands.map((hand, seat) => seatOf(s, seat, hand)),
    playerDeck: { size: s.playerDeck.size, groups: playerGroups(s) },
    playerDiscard: discarded,
    removed,
    infectionDeck: {
      size: s.infectionDeck.size,
      groups: infectionGroups(s),
      sets: infectionSets(s),
    },
    infectionDiscard,
    infectionRemoved: removedInfections(s, infectionDiscard, frames),
    shows: showsOf(s),
  };
}

/** Only cities and colours that have any. */
function cubesOf(s: State): Record<string, Record<string, number>> {
  const { cityIds, colourIds } = s.game;
  const { cities, colours } = s.game.shape;
  const cubes: Record<string, Record<string, number>> = {};
  for (let city = 0; city < cities; city++) {
    let here: Record<string, number> | undefined;
    for (let colour = 0; colour < colours; colour++) {
      const count = s.cubes[city * colours + colour]!;
      if (count > 0) (here ??= {})[colourIds[colour]!] = count;
    }
    if (here !== undefined) cubes[cityIds[city]!] = here;
  }
  return cubes;
}

interface PlayerCards {
  readonly hands: readonly string[][];
  readonly discarded: string[];
  readonly removed: string[];
}

/** The player cards whose place the viewer knows outside the deck, in the order of their numbers. */
function playerCards(s: State): PlayerCards {
  const { seats } = s.game.shape;
  const hands = Array.from({ length: seats }, (): string[] => []);
  const discarded: string[] = [];
  const removed: string[] = [];
  for (let card = 0; card < s.places.length; card++) {
    const [place, name] = [s.places[card]!, s.game.cardIds[card]!];
    if (place === PLACES.discard) discarded.push(name);
    else if (place === PLACES.removed) removed.push(name);
    else if (place >= 0 && place < seats) hands[place]!.push(name);
  }
  return { hands, discarded, removed };
}

function seatOf(s: State, seat: number, hand: readonly string[]): SeatView {
  const role = s.game.roleIds[s.roles[seat]!]!;
  const handSize = s.handSizes[seat]!;
  if (s.pawns[seat] === NO_CITY) return { seat: seat + 1, role, handSize, hand };
  return { seat: seat + 1, role, city: s.game.cityIds[s.pawns[seat]!]!, handSize, hand };
}

function namesOf(pile: Pile, names: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < pile.size; at++) found.push(names[pile.cards[at]!]!);
  return found;
}

/** Neither in the deck nor in the discard pile nor being resolved. */
function removedInfections(s: State, discard: readonly string[], frames: readonly FrameView[]): string[] {
  const elsewhere = new Set<unknown>(discard);
  for (const frame of frames) elsewhere.add(frame['city']).add(frame['infection']);
  return s.game.infectionIds.filter((id, card) => s.strata[card] === 0 && !elsewhere.has(id));
}

function showsOf(s: State): Record<string, unknown> {
  const shows: Record<string, unknown> = {};
  for (const show of s.game.shows) Object.assign(shows, show(s));
  return shows;
}
