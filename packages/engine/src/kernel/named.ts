/** A command in names, seats counted from 1. The kinds of a game say which operands there are. */
export interface NamedCommand {
  readonly kind: string;
  readonly seat: number;
  readonly [operand: string]: string | number | readonly string[];
}
