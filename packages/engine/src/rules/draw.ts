// After the actions two player cards are drawn together; epidemics among them are resolved before the hand limit counts.
// BASE-DRW-1 to BASE-DRW-8, BASE-EVT-7, BASE-EPI-14
import type { FlowFact } from '../kernel/facts.ts';
import { confidants } from '../kernel/seating.ts';
import { NO_CARD, type Card, type Part, type Seat, type State } from '../kernel/types.ts';
import { isEpidemic, putInHand, setAside } from '../ops/cards.ts';
import { drawPlayerCard, seenOnTop } from '../ops/decks.ts';
import { endGame } from '../ops/markers.ts';
import { pushEpidemic } from './epidemic.ts';
import { pushHandLimit } from './handLimit.ts';
import { pushPause } from './window.ts';

export const CARDS_PER_TURN = 2;

export const drawPart: Part = { name: 'draw', begin: drawCards };

function drawCards(s: State): void {
  if (s.playerDeck.size < CARDS_PER_TURN) {
    endGame(s, 'cards');
    return;
  }
  const seat = s.turn;
  s.sink?.({ fact: 'drew', seat: seat + 1, count: CARDS_PER_TURN } satisfies FlowFact);
  const first = drawOne(s, seat);
  const second = drawOne(s, seat);
  if (first === NO_CARD && second === NO_CARD) pushHandLimit(s, seat);
  if (second !== NO_CARD) pushEpidemic(s, second);
  if (first !== NO_CARD && second !== NO_CARD) pushPause(s);
  if (first !== NO_CARD) pushEpidemic(s, first);
}

/** A city or event card joins the hand; an epidemic is given back to be resolved. */
function drawOne(s: State, seat: Seat): Card {
  const seen = seenOnTop(s);
  const card = drawPlayerCard(s);
  if (isEpidemic(s, card)) {
    setAside(s, card);
    s.sink?.({ fact: 'epidemicDrawn', seat: seat + 1, card: s.game.cardIds[card]! } satisfies FlowFact);
    return card;
  }
  putInHand(s, seat, card, seen);
  s.sink?.({
    fact: 'drewCard',
    seat: seat + 1,
    card: s.game.cardIds[card]!,
    ...(s.game.openHands ? {} : { audience: confidants(s, seat) }),
  } satisfies FlowFact);
  return NO_CARD;
}
