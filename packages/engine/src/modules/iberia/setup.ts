// Setup in the order of the rules: cities, roles, the events that take part, hands, pawns, the player deck, who begins.
// IB-SET-1 to IB-SET-36
import { NO_CITY, PLACES, type Module, type State } from '../../kernel/types.ts';
import {
  boxEvents,
  buildPlayerDeck,
  dealHands,
  dealRoles,
  infectFirstCities,
  shufflePlayerCards,
} from '../../rules/deal.ts';
import { chooseStarts } from './start.ts';
import { setTokensLeft, TOKENS } from './water.ts';

const CARDS_IN_HAND: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 5: 2 };
const EVENTS: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6, 5: 8 };

export function setUp(s: State): void {
  setTokensLeft(s, TOKENS);
  infectFirstCities(s);
  dealRoles(s, NO_CITY);
  boxEvents(s, EVENTS[s.game.shape.seats]!);
  const cards = shufflePlayerCards(s);
  const dealt = dealHands(s, CARDS_IN_HAND[s.game.shape.seats]!);
  buildPlayerDeck(s, dealt, cards);
  chooseStarts(s);
}

/** As many events lie in the box as did not take part; a position made up by hand may have none there. */
function isSound({ game, places }: State): boolean {
  const boxed = places.reduce((count, place) => count + (place === PLACES.boxed ? 1 : 0), 0);
  const all = game.firstEpidemic - game.firstEvent;
  return boxed === 0 || boxed === Math.max(0, all - EVENTS[game.shape.seats]!);
}

export const setupRules: Module = { id: 'setup', sound: isSound };
