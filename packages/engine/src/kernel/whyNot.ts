// Why a seat can do nothing of a kind now, asked by naming what it could mean: each would be refused, and the commonest reason is
// the one to tell. It says no more than the refusals of those commands themselves would.
import { explainRefusal } from './explain.ts';
import type { NamedCommand } from './named.ts';
import { makeOffers } from './offers.ts';
import { kindNamed, kindOf, seatOf } from './command.ts';
import { legalInto } from './run.ts';
import { fromCommand } from './translate.ts';
import {
  NO_CITY,
  type City,
  type CommandKind,
  type OperandType,
  type Refusal,
  type Seat,
  type State,
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

function nearOnes(s: State, seat: Seat, type: OperandType): Value[] {
  const { game } = s;
  const here: City = s.pawns[seat]!;
  const isThere = here !== NO_CITY;
  switch (type) {
    case 'city':
      return (isThere ? [...game.near[here]!, here] : [...game.cityIds.keys()]).map(
        (city) => game.cityIds[city]!,
      );
    case 'seat':
      return Array.from({ length: game.shape.seats }, (_, other) => other + 1).filter(
        (other) => other !== seat + 1,
      );
    case 'colour':
      return [...game.colourIds];
    case 'card':
      return [...handOf(s, seat), ...(isThere ? [game.cityIds[here]!] : []), game.cardIds[0]!];
    case 'cards':
      return game.colourIds.map((_, colour) => {
        const own = handOf(s, seat).filter(
          (card) => game.colourOf[game.cityNumbers.get(card) ?? -1] === colour,
        );
        return own.length > 0 ? own : [game.cityIds[game.colourOf.indexOf(colour)]!];
      });
    case 'region':
      return (isThere ? [...game.regionsOf[here]!] : [...game.regionIds.keys()]).map(
        (region) => game.regionIds[region]!,
      );
    case 'line':
      return (isThere ? [...game.linesOf[here]!] : [...game.lineIds.keys()]).map(
        (line) => game.lineIds[line]!,
      );
  }
}

/** The cards of the own hand, which the seat knows. */
function handOf(s: State, seat: Seat): string[] {
  return s.game.cardIds.filter((_, card) => s.places[card] === seat);
}
