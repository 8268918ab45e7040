// What somebody who knows more says in the other world, where other cards lie.
import { audienceOf, formatWords, legal, type Command, type State } from '@cordon/engine';
import type { Exchange, Seats } from './hidden.ts';

/**
 * The same command, unless its words are a secret from these seats: then the one that puts the card of the other world in the
 * same place, or one of the same kind where the worlds share no past.
 */
export function counterpart(
  command: Command,
  [here, there]: readonly [State, State],
  seats: Seats,
  exchange: Exchange | undefined,
): Command {
  const hears = audienceOf(here, command);
  if (hears === undefined || hears.some((seat) => seats.includes(seat))) return command;
  const { game } = here;
  const choices = (state: State): Command[] =>
    legal(state, command.seat).filter(({ kind }) => kind === command.kind);
  const find = (state: State, words: string): number =>
    choices(state).findIndex((one) => formatWords(game, one) === words);
  const words = formatWords(game, command);
  const index =
    exchange === undefined ? find(here, words) : find(there, exchangeNames(words, here, exchange));
  return choices(there)[index] ?? command;
}

/** The words of a command with the names of cards exchanged. */
function exchangeNames(words: string, { game }: State, { cards, infections }: Exchange): string {
  const [verb, name = ''] = words.split(' ');
  const operands = Object.values(game.kindsByName.get(verb!)?.operands ?? {});
  const [names, to] = operands.includes('infection')
    ? [game.infectionIds, infections]
    : [game.cardIds, cards];
  return `${verb!} ${names[to[names.indexOf(name)]!] ?? name}`;
}
