// Commands that need not be legal: with other operands, of any kind, and texts with slips of the pen.
import type { Command, Game } from '../../src/index.ts';
import type { OperandType } from '../../src/kernel/types.ts';
import { pick, type Chance } from './play.ts';

/** Anything of a sort that this game has; without a sort, a seat. */
function anyOperand(game: Game, sort: OperandType | undefined, chance: Chance): string | number | string[] {
  switch (sort) {
    case 'city':
      return pick(game.cityIds, chance);
    case 'card':
      return pick(game.cardIds, chance);
    case 'colour':
      return pick(game.colourIds, chance);
    case 'region':
      return pick(game.regionIds, chance);
    case 'line':
      return pick(game.lineIds, chance);
    case 'cards': {
      const colour = chance(game.shape.colours);
      const cities = game.cityIds.filter((_, city) => game.colourOf[city] === colour);
      return cities.slice(chance(4), 8 + chance(2));
    }
    default:
      return 1 + chance(game.shape.seats);
  }
}

/** The command with one operand, or its seat, exchanged for another of the same sort. */
export function mutate(game: Game, command: Command, chance: Chance): Command {
  const { operands } = game.kindsByName.get(command.kind)!;
  const name = pick(['seat', ...Object.keys(operands)], chance);
  return { ...command, [name]: anyOperand(game, operands[name], chance) };
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
