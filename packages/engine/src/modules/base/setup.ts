// Setup in the order of the rules: cities first, then roles and hands, then the player deck, then who begins.
// BASE-SET-1 to BASE-SET-27, BRINK-SET-2 BRINK-SET-11
import { ABSENT } from '../../kernel/command.ts';
import type { FlowFact } from '../../kernel/facts.ts';
import { NO_CARD, type Card, type City, type Seat, type SetupStep, type State } from '../../kernel/types.ts';
import { ALL_KNOW, nextHeldCity } from '../../ops/cards.ts';
import { boxEvents, buildPlayerDeck, dealHands, dealRoles, infectFirstCities } from '../../rules/deal.ts';
import { firstTurn } from '../../rules/turn.ts';
import { START } from './map.ts';
import { putStation } from './stations.ts';

const CARDS_IN_HAND: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };

const startOf = ({ game }: State): City => game.cityNumbers.get(START)!;

export const setup: readonly SetupStep[] = [
  { name: 'board', run: (s) => putStation(s, startOf(s), ABSENT, 'setup') },
  { name: 'infections', run: infectFirstCities },
  { name: 'roles', run: (s) => dealRoles(s, startOf(s)) },
  { name: 'events', run: boxEvents },
  { name: 'hands', run: (s) => dealHands(s, CARDS_IN_HAND[s.game.pawnSeats.length]!) },
  { name: 'deck', run: (s) => buildPlayerDeck(s) },
  { name: 'start', run: (s) => firstTurn(s, firstPlayer(s)) },
];

/**
 * Of those that take turns, the holder of the city with the highest population, the earlier seat if two are equal, the first if nobody
 * holds a city. The card is shown, unless one seat takes every turn.
 */
export function firstPlayer(s: State): Seat {
  const { startRank, turnOrder } = s.game;
  let best: Card = NO_CARD;
  for (let i = 0; i < turnOrder.length && turnOrder.length > 1; i++) {
    const holder = turnOrder[i]!;
    for (let card = nextHeldCity(s, holder, -1); card !== NO_CARD; card = nextHeldCity(s, holder, card))
      if (best === NO_CARD || startRank[card]! > startRank[best]!) best = card;
  }
  const seat = best === NO_CARD ? turnOrder[0]! : s.places[best]!;
  if (best !== NO_CARD) s.known[best] = ALL_KNOW;
  const shown = best === NO_CARD ? {} : { card: s.game.cardIds[best]! };
  s.sink?.({ fact: 'firstPlayer', seat: seat + 1, ...shown } satisfies FlowFact);
  return seat;
}
