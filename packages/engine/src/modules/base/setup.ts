// Setup in the order of the rules: cities first, then roles and hands, then the player deck, then who begins.
// BASE-SET-1 to BASE-SET-27
import { ABSENT } from '../../kernel/command.ts';
import type { FlowFact } from '../../kernel/facts.ts';
import { shuffle } from '../../kernel/random.ts';
import { NO_CARD, type Card, type Seat, type State } from '../../kernel/types.ts';
import { ALL_KNOW, putInHand, removeCard } from '../../ops/cards.ts';
import { addCubes } from '../../ops/cubes.ts';
import {
  discardInfectionCard,
  drawInfectionCard,
  layOnInfectionDeck,
  stackPlayerCard,
} from '../../ops/decks.ts';
import { firstTurn } from '../../rules/turn.ts';
import { START } from './map.ts';
import { putStation } from './stations.ts';

const CARDS_IN_HAND: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };
const CITIES_FOR_EACH_COUNT = 3;

/** Cards on their way from one shuffle to the next; used within setup only. */
const cards = new Int32Array(128);

export function setUp(s: State): void {
  putStation(s, s.game.cityNumbers.get(START)!, ABSENT, 'setup');
  s.supply.fill(s.game.cubesPerColour);
  infectCities(s);
  dealRoles(s);
  spreadOut(s, s.game.firstEpidemic);
  let dealt = 0;
  for (let seat = 0; seat < s.game.shape.seats; seat++) dealt = dealHand(s, seat, dealt);
  buildPlayerDeck(s, dealt);
  firstTurn(s, firstPlayer(s));
}

/** Fills the scratch with the numbers from 0 to count - 1 in random order. */
function spreadOut(s: State, count: number): void {
  for (let i = 0; i < count; i++) cards[i] = i;
  shuffle(s.random, cards, 0, count);
}

function infectCities(s: State): void {
  spreadOut(s, s.game.shape.infectionCards);
  layOnInfectionDeck(s, cards, s.game.shape.infectionCards);
  for (let count = 3; count >= 1; count--) {
    for (let i = 0; i < CITIES_FOR_EACH_COUNT; i++) {
      const city = drawInfectionCard(s, 'top');
      addCubes(s, city, s.game.colourOf[city]!, count, 'setup');
      discardInfectionCard(s, city);
    }
  }
}

function dealRoles(s: State): void {
  const { roles } = s.game.config;
  spreadOut(s, s.game.roles.length);
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    s.roles[seat] = roles === 'random' ? cards[seat]! : s.game.roleIds.indexOf(roles[seat]!);
    s.pawns[seat] = s.game.cityNumbers.get(START)!;
    const role = s.game.roleIds[s.roles[seat]!]!;
    s.sink?.({ fact: 'roleDealt', seat: seat + 1, role, city: START } satisfies FlowFact);
  }
}

/** Deals a hand from the scratch and says how many cards are dealt now. */
function dealHand(s: State, seat: Seat, from: number): number {
  const count = CARDS_IN_HAND[s.game.shape.seats]!;
  s.sink?.({ fact: 'dealt', seat: seat + 1, count } satisfies FlowFact);
  for (let i = from; i < from + count; i++) {
    putInHand(s, seat, cards[i]!, 0);
    s.sink?.({
      fact: 'dealtCard',
      seat: seat + 1,
      card: s.game.cardIds[cards[i]!]!,
      ...(s.game.openHands ? {} : { audience: [seat + 1] }),
    } satisfies FlowFact);
  }
  return from + count;
}

/** Piles as equal as possible, one epidemic shuffled into each, the smaller ones at the bottom. */
function buildPlayerDeck(s: State, dealt: number): void {
  const { firstEpidemic, config, shape } = s.game;
  const piles = config.epidemics;
  const small = Math.floor((firstEpidemic - dealt) / piles);
  const larger = (firstEpidemic - dealt) % piles;
  let used = dealt;
  for (let pile = 0; pile < piles; pile++) {
    const size = pile < piles - larger ? small : small + 1;
    const start = s.playerDeck.size;
    for (let i = 0; i < size; i++) stackPlayerCard(s, cards[used++]!, pile + 1);
    stackPlayerCard(s, firstEpidemic + pile, pile + 1);
    shuffle(s.random, s.playerDeck.cards, start, s.playerDeck.size);
  }
  for (let card = firstEpidemic + piles; card < shape.playerCards; card++) removeCard(s, card, 'setup');
}

/** The holder of the city with the highest population; the earlier seat if two are equal. The card is shown. */
function firstPlayer(s: State): Seat {
  const { shape, firstEvent, startRank } = s.game;
  let best: Card = NO_CARD;
  for (let card = 0; card < firstEvent; card++) {
    if (s.places[card]! >= shape.seats) continue;
    const ahead = best === NO_CARD ? 1 : startRank[card]! - startRank[best]!;
    if (ahead > 0 || (ahead === 0 && s.places[card]! < s.places[best]!)) best = card;
  }
  const seat = best === NO_CARD ? 0 : s.places[best]!;
  if (best !== NO_CARD) s.known[best] = ALL_KNOW;
  const shown = best === NO_CARD ? {} : { card: s.game.cardIds[best]! };
  s.sink?.({ fact: 'firstPlayer', seat: seat + 1, ...shown } satisfies FlowFact);
  return seat;
}
