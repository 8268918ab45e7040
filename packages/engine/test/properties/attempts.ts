// Commands that need not be legal: with other operands, of any kind, and texts with slips of the pen.
import type { Command, Game } from '../../src/index.ts';
import type { OperandType } from '../../src/kernel/types.ts';
import { pick, type Chance } from './play.ts';

/** Anything of a sort that this game has. */
function anyOperand(game: Game, sort: OperandType, chance: Chance): string | number | string[] {
  if (sort !== 'cards') return pick(game.things[sort].names, chance);
  const colour = chance(game.shape.colours);
  const cities = game.cityIds.filter((_, city) => game.colourOf[city] === colour);
  return cities.slice(chance(4), 8 + chance(2));
}

/** The command with one operand, or its seat, exchanged for another of the same sort. */
export function mutate(game: Game, command: Command, chance: Chance): Command {
  const { operands } = game.kindsByName.get(command.kind)!;
  const name = pick(['seat', ...Object.keys(operands)], chance);
  return { ...command, [name]: anyOperand(game, operands[name] ?? 'seat', chance) };
}

/** A command of any kind with any operands. */
export function anything(game: Game, seat: number, chance: Chance): Command {
  const { name: kind, operands } = pick([...game.kindsByName.values()], chance);
  const values = Object.entries(operands).map(([name, sort]) => [name, anyOperand(game, sort, chance)]);
  return { kind, seat, ...Object.fromEntries(values) } as Command;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz -';

/** The text with a letter more, less or exchanged, cut short, or with its words in another order. */
export function misspell(text: string, chance: Chance): string {
  const at = chance(text.length + 1);
  const letter = LETTERS.charAt(chance(LETTERS.length));
  const slips = [
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at),
    () => text.split(' ').toReversed().join(' '),
  ];
  return pick(slips, chance)();
}
