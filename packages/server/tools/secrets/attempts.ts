// Words of commands that need not be legal: of any kind, with other operands, and with slips of the pen.
import { formatWords, type Command, type Game } from '@cordon/engine';
import type { Chance } from './chance.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz -';

type Sort = keyof Game['things'] | 'cards';

/** Anything of a sort that this game has; a seat where the sort is none of them. */
function anyOperand(game: Game, sort: Sort, chance: Chance): string {
  if (sort === 'cards')
    return chance
      .shuffled(game.cityIds)
      .slice(0, 3 + chance.below(3))
      .join(' ');
  const { names } = game.things[sort];
  return String(names.length > 0 ? chance.pick(names) : 1 + chance.below(game.shape.seats));
}

/** A command of any kind with any operands. */
export function anyWords(game: Game, chance: Chance): string {
  const { phrase, operands } = chance.pick([...game.kindsByName.values()]);
  const whole = chance.oneIn(2) ? phrase.replaceAll(/ ?\[[^\]]*\]/gu, '') : phrase.replaceAll(/[[\]]/gu, '');
  return whole.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    anyOperand(game, operands[name] ?? 'seat', chance),
  );
}

/** A command with a letter more, less or exchanged, cut short, or with its words in another order. */
export function misspelt(game: Game, command: Command, chance: Chance): string {
  const text = formatWords(game, command);
  const at = chance.below(text.length + 1);
  const letter = LETTERS.charAt(chance.below(LETTERS.length));
  const slips = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    text.slice(0, at),
    text.split(' ').toReversed().join(' '),
  ];
  return chance.pick(slips).trim();
}

/** A command with one of its words exchanged for a name of the same sort, one that somebody else holds as like as not. */
export function otherOperand(game: Game, command: Command, chance: Chance): string {
  const words = formatWords(game, command).split(' ');
  const names = [game.cardIds, game.infectionIds, game.cityIds, game.colourIds, game.roleIds];
  const places = words.flatMap((word, index) => {
    const sort = names.find((list) => list.includes(word));
    return sort === undefined ? [] : [[index, sort] as const];
  });
  if (places.length === 0) return anyWords(game, chance);
  const [index, sort] = chance.pick(places);
  return words.with(index, chance.pick(sort)).join(' ');
}
