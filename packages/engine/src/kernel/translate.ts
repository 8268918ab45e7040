// The one table between packed commands and readable ones: names instead of numbers, seats counted from 1.
import { ABSENT, ABSENT_THIRD, bits, first, kindNamed, kindOf, second, seatOf, third } from './command.ts';
import { failure, success, type Result } from './errors.ts';
import { quote } from './quote.ts';
import { isList, isRecord } from './shapes.ts';
import type { NamedCommand } from './named.ts';
import { isThing } from './things.ts';
import type { CommandKind, Game, OperandType, Packed, ThingType } from './types.ts';

const SLOTS = [first, second, third] as const;
const SHIFTS = [11, 18, 25] as const;

interface Operand {
  readonly name: string;
  readonly type: OperandType;
  /** What stands in the slot when the operand is left out; -1 if it cannot be. */
  readonly absent: number;
}

/** Kind id to its operands in packing order, laid out when a command of the kind is first named. */
const layouts: (readonly Operand[] | undefined)[] = [];

function operandsOf(kind: CommandKind): readonly Operand[] {
  return (layouts[kind.id] ??= Object.entries(kind.operands).map(([name, type], slot) => ({
    name,
    type,
    absent: kind.optional.includes(name) ? absentIn(slot) : -1,
  })));
}

export function toCommand(game: Game, packed: Packed): NamedCommand {
  const kind = game.kinds[kindOf(packed)]!;
  const command: Record<string, string | number | readonly string[]> & { kind: string; seat: number } = {
    kind: kind.name,
    seat: seatOf(packed) + 1,
  };
  const operands = operandsOf(kind);
  for (let slot = 0; slot < operands.length; slot++) {
    const { name, type, absent } = operands[slot]!;
    const value = SLOTS[slot]!(packed);
    if (value === absent) continue;
    command[name] = isThing(type)
      ? game.things[type].names[value]!
      : cardsOf(game, first(packed), bits(packed));
  }
  return command;
}

/** Packs a readable command; names that the game does not have are refused with a sentence. */
export function fromCommand(game: Game, command: NamedCommand): Result<Packed> {
  if (!isRecord(command)) return failure('bad-command', 'A command is an object with a kind and a seat.');
  const kind = kindNamed(game, command.kind);
  if (kind === undefined) {
    return failure('bad-command', `There is no command ${quote(command.kind)} in the ${game.id} game.`);
  }
  if (!Number.isInteger(command.seat) || command.seat < 1 || command.seat > game.shape.seats) {
    return failure('bad-command', `There is no player ${quote(command.seat)} at this table.`);
  }
  const extra = Object.keys(command).find(
    (name) => name !== 'kind' && name !== 'seat' && !Object.hasOwn(kind.operands, name),
  );
  if (extra !== undefined) return failure('bad-command', `“${kind.name}” has no field ${quote(extra)}.`);
  let packed = kind.id | ((command.seat - 1) << 8);
  for (const [index, [name, type]] of Object.entries(kind.operands).entries()) {
    const value = packOperand(game, kind, name, type, index, command[name]);
    if (!value.ok) return value;
    if (type === 'cards' && colourOfCards(game, command[name]) !== first(packed)) {
      return failure('bad-command', `Every card of “${kind.name}” must have the colour it names.`);
    }
    packed |= value.value << SHIFTS[index]!;
  }
  return success(packed);
}

function absentIn(slot: number): number {
  return slot === 2 ? ABSENT_THIRD : ABSENT;
}

function packOperand(
  game: Game,
  kind: CommandKind,
  name: string,
  type: OperandType,
  slot: number,
  value: string | number | readonly string[] | undefined,
): Result<number> {
  if (value === undefined) {
    if (kind.optional.includes(name)) return success(absentIn(slot));
    return failure('bad-command', `“${kind.name}” needs the field “${name}”.`);
  }
  const number = isThing(type) ? numberOf(game, type, value) : bitsOf(game, value);
  if (number !== undefined) return success(number);
  if (!isThing(type) && isList(value))
    return failure('bad-command', `The cards of “${kind.name}” must be different city cards of one colour.`);
  return failure(
    'bad-command',
    `${quote(value)} is not ${isThing(type) ? game.things[type].what : SET_OF_CARDS} of this game.`,
  );
}

const SET_OF_CARDS = 'a list of city cards of one colour';

type NamedValue = string | number | readonly string[];

/** What the game itself calls a thing that may be spelled in several ways; other values stay as they are. */
export function ownSpelling(game: Game, type: OperandType, value: NamedValue): NamedValue {
  if (!isThing(type)) return value;
  const number = numberOf(game, type, value);
  return number === undefined ? value : game.things[type].names[number]!;
}

/** The number of a thing by any of its spellings. */
export function numberOf(game: Game, type: ThingType, value: NamedValue): number | undefined {
  return typeof value === 'object' ? undefined : game.things[type].numbers.get(value);
}

/** City cards of a colour from a set of bits over the cities of that colour. */
function cardsOf(game: Game, colour: number, set: number): string[] {
  return game.cityIds.filter(
    (_, city) => game.colourOf[city] === colour && (set & (1 << game.rankInColour[city]!)) !== 0,
  );
}

function colourOfCards(
  game: Game,
  names: string | number | readonly string[] | undefined,
): number | undefined {
  const card: unknown = Array.isArray(names) ? names[0] : undefined;
  return typeof card !== 'string' ? undefined : game.colourOf[game.cityNumbers.get(card) ?? -1];
}

function bitsOf(game: Game, names: string | number | readonly string[]): number | undefined {
  if (!isList(names) || names.length > game.shape.cities) return undefined;
  const cities = names.map((name) => game.cityNumbers.get(name));
  const colour = game.colourOf[cities[0] ?? -1];
  let set = 0;
  for (const city of cities) {
    if (city === undefined || game.colourOf[city] !== colour) return undefined;
    const bit = 1 << game.rankInColour[city]!;
    if ((set & bit) !== 0) return undefined;
    set |= bit;
  }
  return set;
}
