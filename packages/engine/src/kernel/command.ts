// Commands: a kind and up to three operands, packed into one non-negative integer inside the engine.
import type { Card, CommandKind, Game, Need, OperandType, Packed, Refusal, Seat, State } from './types.ts';

// kind: bits 0-7, seat: 8-10, first operand: 11-17, second: 18-24, third: 25-30
export const ABSENT = 127;
export const ABSENT_THIRD = 63;
export const MOST_SEATS = 8;
/** 0 is no kind. */
const MOST_KINDS = 255;

let kindsDefined = 0;

export interface CommandDefinition<
  Name extends string,
  Operands extends Readonly<Record<string, OperandType>>,
  Optional extends string,
> {
  readonly name: Name;
  readonly phrase: string;
  readonly formerly?: readonly string[];
  readonly alsoSaid?: readonly string[];
  readonly operands?: Operands;
  readonly optional?: readonly Optional[];
  readonly spends?: CommandKind['spends'];
  readonly needs?: readonly Need[];
  readonly cost?: (s: State, command: Packed) => number;
  readonly price?: (s: State, command: Packed) => readonly Card[];
  readonly pricedByTrial?: boolean;
  readonly play: (s: State, command: Packed) => void;
  readonly effect?: (s: State, command: Packed) => void;
  readonly asks?: (s: State, command: Packed) => Seat;
  readonly shows?: (s: State, command: Packed) => number;
  readonly grantable?: (s: State, command: Packed) => boolean;
  readonly hears?: (s: State, command: Packed) => readonly number[] | undefined;
  readonly refusal?: (s: State, command: Packed) => Refusal | undefined;
}

export interface TypedCommandKind<Name extends string, Operands, Optional> extends CommandKind {
  readonly name: Name;
  /** Only for the types: what the operands are, and which may be absent. */
  readonly typed?: { readonly operands: Operands; readonly optional: Optional };
}

/** The number of a new kind where so many are defined already. */
export function numberOfKind(name: string, defined: number): number {
  if (defined >= MOST_KINDS)
    throw new Error(`${name} is one kind too many: commands tell ${String(MOST_KINDS)} apart`);
  return defined + 1;
}

export function defineCommand<
  const Name extends string,
  // The empty record is what a command without operands has.
  const Operands extends Readonly<Record<string, OperandType>> = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(definition: CommandDefinition<Name, Operands, Optional>): TypedCommandKind<Name, Operands, Optional> {
  kindsDefined = numberOfKind(definition.name, kindsDefined);
  return {
    id: kindsDefined,
    name: definition.name,
    operands: definition.operands ?? {},
    optional: definition.optional ?? [],
    phrase: definition.phrase,
    formerly: definition.formerly ?? [],
    alsoSaid: definition.alsoSaid ?? [],
    spends: definition.spends ?? 'nothing',
    needs: definition.needs ?? [],
    cost: definition.cost,
    price: definition.price,
    pricedByTrial: definition.pricedByTrial ?? false,
    play: definition.play,
    effect: definition.effect ?? definition.play,
    asks: definition.asks,
    shows: definition.shows,
    grantable: definition.grantable,
    hears: definition.hears,
    refusal: definition.refusal,
  };
}

/** The kind that a readable command names, by today's name or by an older one. */
export function kindNamed(game: Game, name: string): CommandKind | undefined {
  return game.kindsByName.get(name) ?? game.kindsByFormerName.get(name);
}

/** What a phrase begins with. */
export const firstWordOf = (phrase: string): string => phrase.split(' ')[0]!;

type OperandValue<T> = T extends 'seat' ? number : T extends 'cards' ? readonly string[] : string;

/** The readable form of a kind's commands: names instead of numbers, seats counted from 1. */
export type CommandOf<K> =
  K extends TypedCommandKind<infer Name, infer Operands, infer Optional>
    ? { readonly kind: Name; readonly seat: number } & {
        readonly [O in Exclude<keyof Operands, Optional>]: OperandValue<Operands[O]>;
      } & { readonly [O in keyof Operands & Optional]?: OperandValue<Operands[O]> }
    : never;

/** The readable commands that modules bring, read off a list of them: `typeof baseRoles`. */
export type CommandsOf<Modules extends readonly unknown[]> = Modules[number] extends infer M
  ? M extends { readonly commands: readonly (infer K)[] }
    ? CommandOf<K>
    : never
  : never;

export function pack(kind: CommandKind, seat: Seat, first = 0, second = 0, third = 0): Packed {
  return kind.id | (seat << 8) | (first << 11) | (second << 18) | (third << 25);
}

/** Slots of the first two operands, for lists of commands that differ in one operand only. */
export const FIRST = 11;
export const SECOND = 18;
export type Slot = typeof FIRST | typeof SECOND;

export const kindOf = (command: Packed): number => command & 255;
export const seatOf = (command: Packed): Seat => (command >> 8) & 7;
export const first = (command: Packed): number => (command >> 11) & 127;
export const second = (command: Packed): number => (command >> 18) & 127;
export const third = (command: Packed): number => (command >> 25) & 63;
/** Second and third operand read as one set of bits. */
export const bits = (command: Packed): number => (command >> 18) & 8191;
