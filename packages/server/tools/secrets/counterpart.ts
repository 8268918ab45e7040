// What somebody who knows more says in the other world, where other cards lie.
import { audienceOf, formatWords, legal, type Command, type State } from '@cordon/engine';
import type { Exchange, Seats } from './hidden.ts';

/** Whether none of these seats hears a command. */
function isSecretFrom(command: Command, state: State, seats: Seats): boolean {
  const hears = audienceOf(state, command);
  return hears !== undefined && !hears.some((seat) => seats.includes(seat));
}

/** All that somebody could say in the other world of which these seats hear nothing either. */
export function secretChoices(
  command: Command,
  [here, there]: readonly [State, State],
  seats: Seats,
): Command[] {
  if (!isSecretFrom(command, here, seats)) return [];
  return legal(there, command.seat).filter((one) => isSecretFrom(one, there, seats));
}

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
  if (!isSecretFrom(command, here, seats)) return command;
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
