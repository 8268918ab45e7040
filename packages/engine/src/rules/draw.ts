// After the actions two player cards are drawn together. Those that no hand holds are resolved before the hand limit counts, epidemics last.
// BASE-DRW-1 to BASE-DRW-8, BASE-EVT-7, BASE-EPI-14, BRINK-MEV-1 BRINK-MEV-2
import type { FlowFact } from '../kernel/facts.ts';
import { confidants } from '../kernel/seating.ts';
import { allRun, anyOf, commonPoint } from '../kernel/points.ts';
import { forgives } from '../kernel/winning.ts';
import { NO_CARD, type Card, type Part, type Seat, type State } from '../kernel/types.ts';
import { isEpidemic, isHeld, putInHand, setAside } from '../ops/cards.ts';
import { drawPlayerCard, seenOnTop } from '../ops/decks.ts';
import { endGame } from '../ops/markers.ts';
import { pushEpidemic } from './epidemic.ts';
import { pushHandLimit } from './handLimit.ts';
import { pushPause } from './window.ts';

export const CARDS_PER_TURN = 2;

/** Acts: a card that is neither held nor an epidemic was drawn, and is resolved before what lies below. */
export const resolvesCard = commonPoint.all<[card: Card]>('resolvesCard');
/** Acts: two such cards were drawn together. */
export const resolvesBoth = commonPoint.all<[first: Card, second: Card]>('resolvesBoth');

export const drawPart: Part = { name: 'draw', begin: (s) => drawForTurn(s, CARDS_PER_TURN) };

/** The seat whose turn it is draws one card or two; what the deck can't give ends the game. */
export function drawForTurn(s: State, count: 1 | 2): void {
  if (s.playerDeck.size < count) endGame(s, anyOf(s, forgives) ? 'won' : 'cards');
  else if (count === 1) drawSingle(s, s.turn);
  else drawTwo(s, s.turn);
}

/** A seat draws one card alone; the deck must not be empty. */
export function drawSingle(s: State, seat: Seat): void {
  s.sink?.({ fact: 'drew', seat: seat + 1, count: 1 } satisfies FlowFact);
  const card = drawOne(s, seat);
  if (card === NO_CARD) pushHandLimit(s, seat);
  else pushCard(s, card);
}

function drawTwo(s: State, seat: Seat): void {
  s.sink?.({ fact: 'drew', seat: seat + 1, count: CARDS_PER_TURN } satisfies FlowFact);
  const first = drawOne(s, seat);
  const second = drawOne(s, seat);
  if (first === NO_CARD && second === NO_CARD) pushHandLimit(s, seat);
  else if (first === NO_CARD || second === NO_CARD) pushCard(s, first === NO_CARD ? second : first);
  else pushBoth(s, first, second);
}

function pushBoth(s: State, first: Card, second: Card): void {
  if (!isEpidemic(s, first) && !isEpidemic(s, second)) {
    allRun(s, resolvesBoth, first, second);
    return;
  }
  const waits = isEpidemic(s, second) ? second : first;
  pushCard(s, waits);
  pushPause(s);
  pushCard(s, waits === second ? first : second);
}

function pushCard(s: State, card: Card): void {
  if (isEpidemic(s, card)) pushEpidemic(s, card);
  else allRun(s, resolvesCard, card);
}

/** A city or event card joins the hand; any other is given back to be resolved. */
function drawOne(s: State, seat: Seat): Card {
  const seen = seenOnTop(s);
  const card = drawPlayerCard(s);
  if (!isHeld(s, card)) {
    setAside(s, card);
    const fact = isEpidemic(s, card) ? 'epidemicDrawn' : 'specialDrawn';
    s.sink?.({ fact, seat: seat + 1, card: s.game.cardIds[card]! } satisfies FlowFact);
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
