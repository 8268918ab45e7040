// Which of the legal commands are worth a look: of those that lead anywhere on the map only the ones that lead to a city where
// something can be done, and events only where a plan begins.
import {
  kindOf,
  NO_CITY,
  NO_GOAL,
  seatOf,
  type Game,
  type Offers,
  type Packed,
  type Seat,
  type State,
} from '@cordon/engine/inner';

/** A kind with no more offers than this is looked at as a whole. */
const FEW = 6;

export interface LeaveOut {
  /** Kinds of commands that can be said in more ways than this at once. */
  readonly ways?: number | undefined;
  /** Whatever is not among these at the beginning. */
  readonly firstBut?: readonly Packed[] | undefined;
  /** Events of these seats. */
  readonly eventsOf?: readonly Seat[] | undefined;
}

export interface Filter {
  /** Notes which cities are worth going to, and what else is left out; asked once before the commands of a turn. */
  begin(root: State, leaveOut?: LeaveOut): void;
  /** In how many ways the kind of a command could be said where commands were last kept. */
  waysOf(command: Packed): number;
  /** Moves the commands worth a look to the front and says how many they are; the first offer, to end, is never one. */
  keep(s: State, offers: Offers, depth: number): number;
}

interface KindSlots {
  /** Whether it is no action of a plan: an event, or what may be done whenever events may be played. */
  readonly interrupts: boolean;
  /** Where the packed command holds a city, or the infection card of one, and the seat whose pawn goes there; -1: nowhere. */
  readonly city: number;
  readonly pawn: number;
}

const SHIFTS = [11, 18, 25];

function slotsOf(game: Game): KindSlots[] {
  const slots: KindSlots[] = [];
  for (const kind of game.kinds) {
    if (kind === undefined) continue;
    const types = Object.values(kind.operands);
    const shift = (...wanted: string[]) => {
      const index = types.findIndex((operand) => wanted.includes(operand));
      return index < 0 ? -1 : SHIFTS[index]!;
    };
    slots[kind.id] = {
      interrupts: kind.spends === 'event' || kind.spends === 'interruption',
      city: shift('city', 'infection'),
      pawn: shift('seat'),
    };
  }
  return slots;
}

/** Without a side whatever anybody can do is kept. */
export function makeFilter(game: Game, side?: number): Filter {
  const { cities, colours, seats } = game.shape;
  const slots = slotsOf(game);
  const avoidable = game.goals?.avoidable(game) ?? NO_GOAL;
  /** Where a goal can be done without, or diseases that are gone win, a single cube is worth a way. */
  function isSingle(s: State, colour: number): boolean {
    if (colour === avoidable) return true;
    return game.enoughGone !== undefined && game.goals?.isReached(s, colour) === true;
  }

  const counts = new Int32Array(256);
  const worth = new Uint8Array(cities);
  /** Kind to whether it could be said at the beginning: an event that could waits for the next plan. */
  const atFirst = new Uint8Array(256);
  let most = Infinity;
  let firsts: readonly Packed[] | undefined;
  let silent: readonly Seat[] | undefined;
  const hasOthers = side !== undefined && game.sides.some((one) => one !== side);

  /** What other sides do is no part of a plan: takes it out, but for the first offer, which is to end. */
  function leaveOwn(offers: Offers): void {
    let count = 1;
    for (let i = 1; i < offers.count; i++)
      if (game.sides[seatOf(offers.items[i]!)] === side) offers.items[count++] = offers.items[i]!;
    offers.count = count;
  }

  function isNear(s: State, command: Packed, { pawn }: KindSlots, city: number): boolean {
    const seat = pawn < 0 ? seatOf(command) : (command >> pawn) & 127;
    const from = s.pawns[seat] ?? NO_CITY;
    return from !== NO_CITY && game.distances[from * cities + city] === 1;
  }

  return {
    begin(root, { ways = Infinity, firstBut, eventsOf } = {}) {
      most = ways;
      firsts = firstBut;
      silent = eventsOf;
      worth.fill(0);
      for (let city = 0; city < cities; city++) {
        for (let colour = 0; colour < colours; colour++)
          if (root.cubes[city * colours + colour]! >= (isSingle(root, colour) ? 1 : 2)) worth[city] = 1;
        const colour = game.colourOf[city]!;
        const { goals } = game;
        if (goals === undefined) continue;
        if (goals.steps(root, city, colour) === 0) worth[city] = 1;
        if (root.places[city]! < seats && !goals.isReached(root, colour)) worth[city] = 1;
      }
      for (const seat of game.pawnSeats) if (root.pawns[seat] !== NO_CITY) worth[root.pawns[seat]!] = 1;
    },
    waysOf: (command) => counts[kindOf(command)]!,
    keep(s, offers, depth) {
      if (hasOthers) leaveOwn(offers);
      counts.fill(0);
      for (let i = 1; i < offers.count; i++) {
        const kind = kindOf(offers.items[i]!);
        counts[kind] = counts[kind]! + 1;
      }
      if (depth === 0)
        for (let kind = 0; kind < counts.length; kind++) atFirst[kind] = counts[kind]! > 0 ? 1 : 0;
      let kept = 0;
      for (let i = 1; i < offers.count; i++) {
        const command = offers.items[i]!;
        const kind = kindOf(command);
        const slot = slots[kind]!;
        if ((depth > 0 && slot.interrupts && atFirst[kind] === 1) || counts[kind]! > most) continue;
        if (depth === 0 && firsts?.includes(command) === false) continue;
        if (slot.interrupts && silent?.includes(seatOf(command)) === true) continue;
        if (slot.city >= 0 && counts[kind]! > FEW) {
          const city = (command >> slot.city) & (slot.city === 25 ? 63 : 127);
          if (worth[city] === 0 && !isNear(s, command, slot, city)) continue;
        }
        offers.items[kept++] = command;
      }
      return kept;
    },
  };
}
