// What a command takes: actions, cards of the hand, and cubes that the speaker keeps. Rules say it once; the payer and everyone who tells
// the price ask here.
import { byName } from './byName.ts';
import { ABSENT, kindOf, seatOf } from './command.ts';
import { play } from './run.ts';
import { cloneState } from './state.ts';
import type { Card, Packed, State } from './types.ts';

export interface Price {
  /** Actions of the active player. */
  readonly actions: number;
  /** Cards that leave the speaker's hand, for no other hand. */
  readonly cards: readonly string[];
  /** Cubes of each colour that the speaker has kept and gives back; absent if there are none. */
  readonly cubes?: Readonly<Record<string, number>>;
}

export const NO_CARDS: readonly Card[] = [];
const SINGLE_CARDS: readonly (readonly Card[])[] = Array.from({ length: ABSENT }, (_, card) => [card]);

/** A price of one card: always the same list, for prices are asked all the time. */
export const oneCard = (card: Card): readonly Card[] => SINGLE_CARDS[card]!;

function actionsFor(s: State, command: Packed): number {
  const { spends, cost } = s.game.kinds[kindOf(command)]!;
  if (cost !== undefined) return cost(s, command);
  return spends === 'action' ? 1 : 0;
}

/** The cards that its effect pays. */
export function cardsFor(s: State, command: Packed): readonly Card[] {
  return s.game.kinds[kindOf(command)]!.price?.(s, command) ?? NO_CARDS;
}

/** The price of a legal command, paid once everyone who has to agree has done so. It names only cards of the speaker's own hand. */
export function priceOf(s: State, command: Packed): Price {
  const price = priceAsked(s, command);
  return s.game.kinds[kindOf(command)]!.pricedByTrial ? { ...price, ...whatGoes(s, command) } : price;
}

/** The same for a command that waits for consent; from a sight it tells only what the viewer may know. */
export function priceAsked(s: State, command: Packed): Price {
  return {
    actions: actionsFor(s, command),
    cards: cardsFor(s, command).map((card) => s.game.cardIds[card]!),
  };
}

function whatGoes(s: State, command: Packed): Pick<Price, 'cards' | 'cubes'> {
  const { cardIds, colourIds, shape } = s.game;
  const after = cloneState(s);
  play(after, command);
  const seat = seatOf(command);
  const cards = cardIds.filter((_, card) => s.places[card] === seat && after.places[card]! >= shape.seats);
  const kept = s.game.roles[s.roles[seat]!]?.holds;
  const given = colourIds.map((_, colour) =>
    kept === undefined ? 0 : kept(s, colour) - kept(after, colour),
  );
  const gone = colourIds.filter((_, colour) => given[colour]! > 0);
  return gone.length === 0
    ? { cards }
    : { cards, cubes: byName(gone, (at) => given[colourIds.indexOf(gone[at]!)]!) };
}
