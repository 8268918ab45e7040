// Setup in the order of the rules: cities first, then roles and hands, then the player deck, then who begins.
// BASE-SET-1 to BASE-SET-27
import { ABSENT } from '../../kernel/command.ts';
import type { FlowFact } from '../../kernel/facts.ts';
import { shuffle } from '../../kernel/random.ts';
import { NO_CARD, PLACES, type Card, type Seat, type State } from '../../kernel/types.ts';
import { ALL_KNOW, putInHand, removeCard } from '../../ops/cards.ts';
import { addCubes } from '../../ops/cubes.ts';
import { discardInfectionCard, drawInfectionCard, layOnInfectionDeck, stackPlayerCard } from '../../ops/decks.ts';
import { firstTurn } from '../../rules/turn.ts';
import { START } from './map.ts';
import { putStation } from './stations.ts';

const CARDS_IN_HAND: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };
const CITIES_FOR_EACH_COUNT = 3;

export function setUp(s: State): void {
  putStation(s, s.game.cityNumbers.get(START)!, ABSENT, 'setup');
  s.supply.fill(s.game.cubesPerColour);
  infectCities(s);
  dealRoles(s);
  const cards = Int32Array.from({ length: s.game.firstEpidemic }, (_, card) => card);
  shuffle(s.random, cards, 0, cards.length);
  const perHand = CARDS_IN_HAND[s.game.shape.seats]!;
  for (let seat = 0; seat < s.game.shape.seats; seat++) dealHand(s, seat, cards.subarray(seat * perHand), perHand);
  buildPlayerDeck(s, cards.subarray(s.game.shape.seats * perHand));
  firstTurn(s, firstPlayer(s));
}

function infectCities(s: State): void {
  const cities = Int32Array.from({ length: s.game.shape.infectionCards }, (_, city) => city);
  shuffle(s.random, cities, 0, cities.length);
  layOnInfectionDeck(s, cities, cities.length);
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
  const dealt = Int32Array.from({ length: s.game.roles.length }, (_, role) => role);
  if (roles === 'random') shuffle(s.random, dealt, 0, dealt.length);
  else roles.forEach((id, seat) => (dealt[seat] = s.game.roleIds.indexOf(id)));
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    s.roles[seat] = dealt[seat]!;
    s.pawns[seat] = s.game.cityNumbers.get(START)!;
    const role = s.game.roleIds[s.roles[seat]!]!;
    s.sink?.({ fact: 'roleDealt', seat: seat + 1, role, city: START } satisfies FlowFact);
  }
}

function dealHand(s: State, seat: Seat, cards: Int32Array, count: number): void {
  s.sink?.({ fact: 'dealt', seat: seat + 1, count } satisfies FlowFact);
  for (let i = 0; i < count; i++) {
    putInHand(s, seat, cards[i]!, 0);
    s.sink?.({
      fact: 'dealtCard',
      seat: seat + 1,
      card: s.game.cardIds[cards[i]!]!,
      ...(s.game.openHands ? {} : { audience: [seat + 1] }),
    } satisfies FlowFact);
  }
}

/** Piles as equal as possible, one epidemic shuffled into each, the smaller ones at the bottom. */
function buildPlayerDeck(s: State, cards: Int32Array): void {
  const piles = s.game.config.epidemics;
  const small = Math.floor(cards.length / piles);
  const larger = cards.length % piles;
  let used = 0;
  for (let pile = 0; pile < piles; pile++) {
    const size = pile < piles - larger ? small : small + 1;
    const shuffled = Int32Array.of(...cards.subarray(used, used + size), s.game.firstEpidemic + pile);
    shuffle(s.random, shuffled, 0, shuffled.length);
    for (const card of shuffled) stackPlayerCard(s, card, pile + 1);
    used += size;
  }
  for (let card = s.game.firstEpidemic + piles; card < s.game.shape.playerCards; card++) {
    s.places[card] = PLACES.deck;
    removeCard(s, card, 'setup');
  }
}

/** The holder of the city with the highest population; the earlier seat if two are equal. The card is shown. */
function firstPlayer(s: State): Seat {
  let best: Card = NO_CARD;
  for (let seat = 0; seat < s.game.shape.seats; seat++) {
    for (let card = 0; card < s.game.firstEvent; card++) {
      if (s.places[card] !== seat) continue;
      if (best === NO_CARD || s.game.startRank[card]! > s.game.startRank[best]!) best = card;
    }
  }
  const seat = best === NO_CARD ? 0 : s.places[best]!;
  if (best !== NO_CARD) s.known[best] = ALL_KNOW;
  const shown = best === NO_CARD ? {} : { card: s.game.cardIds[best]! };
  s.sink?.({ fact: 'firstPlayer', seat: seat + 1, ...shown } satisfies FlowFact);
  return seat;
}
