// What a command takes besides what its words and the usual action say.
import { formatWords, type Command, type Game, type Price } from '@cordon/engine';
import { cubesTold } from '@cordon/protocol/telling';
import { cardName, counted, listed } from './names.ts';

/** A legal command with its price. */
export interface Offer {
  readonly command: Command;
  readonly price: Price;
}

/** “direct paris (discards Paris)”, “treat red (2 actions)”, “pay samples (returns 3 red cubes)”. */
export function offerWords(game: Game, offer: Offer): string {
  const takes = taken(game, offer);
  const words = formatWords(game, offer.command);
  return takes.length === 0 ? words : `${words} (${takes.join(', ')})`;
}

/** What it takes that its words do not say, one by one. */
export function taken(game: Game, { command, price }: Offer): string[] {
  const named = cardsNamed(game, command);
  const cards = price.cards.filter((card) => card !== command.kind && !named.has(card));
  return [
    ...(price.actions > 1 ? [counted(price.actions, 'action')] : []),
    ...cubesTold(price).map(({ colour, count }) => `returns ${counted(count, `${colour} cube`)}`),
    ...(cards.length > 0 ? [`discards ${listed(cards.map((card) => cardName(game, card)))}`] : []),
  ];
}

function cardsNamed(game: Game, command: Command): ReadonlySet<unknown> {
  const { operands = {} } = game.kindsByName.get(command.kind) ?? {};
  return new Set(
    Object.entries(command).flatMap(([name, value]: [string, unknown]) =>
      operands[name] === 'card' || operands[name] === 'cards' ? value : [],
    ),
  );
}
