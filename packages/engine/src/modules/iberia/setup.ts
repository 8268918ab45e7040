// Setup in the order of the rules: cities, roles, the events that take part, hands, pawns, the player deck, who begins.
// IB-SET-1 to IB-SET-36
import { NO_CITY, type SetupStep } from '../../kernel/types.ts';
import { boxEvents, buildPlayerDeck, dealHands, dealRoles, infectFirstCities } from '../../rules/deal.ts';
import { chooseStarts } from './start.ts';
import { setTokensLeft, TOKENS } from './water.ts';

const CARDS_IN_HAND: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };
/** How many events take part. */
export const EVENTS: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6, 5: 8 };

export const setup: readonly SetupStep[] = [
  { name: 'board', run: (s) => setTokensLeft(s, TOKENS) },
  { name: 'infections', run: infectFirstCities },
  { name: 'roles', run: (s) => dealRoles(s, NO_CITY) },
  { name: 'events', run: boxEvents },
  { name: 'hands', run: (s) => dealHands(s, CARDS_IN_HAND[s.game.pawnSeats.length]!) },
  { name: 'deck', run: buildPlayerDeck },
  { name: 'start', run: chooseStarts },
];
