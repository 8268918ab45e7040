// Why a seat can do nothing of a kind now, asked by naming what it could mean: each would be refused, and the commonest reason is
// the one to tell. It says no more than the refusals of those commands themselves would.
import { explainRefusal } from './explain.ts';
import type { NamedCommand } from './named.ts';
import { makeOffers } from './offers.ts';
import { kindNamed, kindOf, seatOf } from './command.ts';
import { legalInto } from './run.ts';
import { isThing } from './things.ts';
import { fromCommand } from './translate.ts';
import {
  NO_CITY,
  type Card,
  type City,
  type CommandKind,
  type OperandType,
  type Refusal,
  type Seat,
  type State,
  type ThingType,
} from './types.ts';

/** More tries would not change what is commonest. */
const MOST_TRIES = 400;
const offers = makeOffers();

/** Undefined where the seat can do something of this kind, or where the game has no such kind. */
export function whyNot(s: State, seat: Seat, name: string): Refusal | undefined {
  const kind = kindNamed(s.game, name);
  if (kind === undefined || isOffered(s, seat, kind)) return undefined;
  const counts = new Map<string, { refusal: Refusal; count: number }>();
  for (const command of meanings(s, seat, kind)) {
    const packed = fromCommand(s.game, command);
    if (!packed.ok) continue;
    const refusal = explainRefusal(s, packed.value);
    const known = counts.get(refusal.reason);
    if (known === undefined) counts.set(refusal.reason, { refusal, count: 1 });
    else known.count++;
  }
  let best: { refusal: Refusal; count: number } | undefined;
  for (const one of counts.values()) if (best === undefined || one.count > best.count) best = one;
  return best?.refusal;
}

function isOffered(s: State, seat: Seat, { id }: CommandKind): boolean {
  legalInto(s, offers);
  for (let i = 0; i < offers.count; i++) {
    const packed = offers.items[i]!;
    if (kindOf(packed) === id && seatOf(packed) === seat) return true;
  }
  return false;
}

type Value = string | number | readonly string[];

/** Commands of the kind with whatever lies near the seat in the place of its operands. */
function meanings(s: State, seat: Seat, kind: CommandKind): NamedCommand[] {
  let commands: NamedCommand[] = [{ kind: kind.name, seat: seat + 1 }];
  for (const [operand, type] of Object.entries(kind.operands)) {
    if (kind.optional.includes(operand)) continue;
    const values = nearOnes(s, seat, type);
    commands = commands
      .flatMap((command) => values.map((value) => ({ ...command, [operand]: value })))
      .slice(0, MOST_TRIES);
  }
  return commands;
}

function nearOnes(s: State, seat: Seat, type: OperandType): readonly Value[] {
  if (!isThing(type)) return setsOfCards(s, seat);
  const { names } = s.game.things[type];
  const near = NEAR[type]?.(s, seat, s.pawns[seat]!);
  return near === undefined ? names : Array.from(near, (number) => names[number]!);
}

/** Numbers of things near a seat whose pawn may not have been placed; of other types, and without an answer, all are meant. */
type Near = (s: State, seat: Seat, here: City) => Iterable<number> | undefined;

const NEAR: Partial<Record<ThingType, Near>> = {
  city: ({ game }, _seat, here) => (here === NO_CITY ? undefined : [...game.near[here]!, here]),
  seat: ({ game }, seat) => [...game.things.seat.names.keys()].filter((other) => other !== seat),
  card: (s, seat, here) => [...handOf(s, seat), ...(here === NO_CITY ? [] : [here]), 0],
  region: ({ game }, _seat, here) => (here === NO_CITY ? undefined : game.regionsOf[here]),
  line: ({ game }, _seat, here) => (here === NO_CITY ? undefined : game.linesOf[here]),
};

/** For each colour that has cards what the seat holds of it, or a city card of it. */
function setsOfCards(s: State, seat: Seat): string[][] {
  const { cityIds, colourIds, colourOf } = s.game;
  return colourIds.flatMap((_, colour) => {
    const any = colourOf.indexOf(colour);
    if (any < 0) return [];
    const own = handOf(s, seat).filter((card) => colourOf[card] === colour);
    return [(own.length > 0 ? own : [any]).map((card) => cityIds[card]!)];
  });
}

/** The cards of the seat's own hand, which it knows. */
function handOf(s: State, seat: Seat): Card[] {
  return [...s.places.keys()].filter((card) => s.places[card] === seat);
}
