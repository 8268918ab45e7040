// What holds in every position of every game, checked on the cells themselves.
import { eachFrame, FIELDS } from '../../src/kernel/frame.ts';
import { heldCard, heldCount } from '../../src/kernel/infectionHand.ts';
import { anyOf } from '../../src/kernel/points.ts';
import { cubesHeld } from '../../src/kernel/sound.ts';
import { NO_CITY, NOBODY, PLACES, type State } from '../../src/kernel/types.ts';
import { isInForce } from '../../src/rules/epidemic.ts';
import { losesStations, stationCount } from '../../src/modules/base/stations.ts';
import { demand, equal, within } from './demand.ts';
import { checkIberia, mayHoldFour } from './iberiaInvariants.ts';

/** Frames whose first field is an infection card that lies open. */
const RESOLVED_IN = new Set(['chain', 'companion', 'mutation']);
const STATIONS = 6;
const CUBES_IN_A_CITY = 3;

/** Infection cards that left the game are kept nowhere, so the caller counts them. */
export function checkPosition(s: State, infectionCardsRemoved: number): void {
  checkCubes(s);
  checkPlayerCards(s);
  checkInfectionCards(s, infectionCardsRemoved);
  if (s.game.id === 'iberia') checkIberia(s);
  else within(stationCount(s), anyOf(s, losesStations) ? 0 : 1, STATIONS, 'the number of stations');
  within(s.outbreaks, 0, s.game.outbreakLimit, 'the number of outbreaks');
  within(s.rate, 0, s.game.rates.length - 1, 'the space of the rate');
  within(s.turn, 0, s.game.shape.seats - 1, 'the active seat');
}

function checkCubes(s: State): void {
  const { cities, colours } = s.game.shape;
  for (let colour = 0; colour < colours; colour++) {
    let total = s.supply[colour]!;
    within(total, 0, s.game.cubesOf[colour]!, 'the supply');
    for (let city = 0; city < cities; city++) {
      const here = s.cubes[city * colours + colour]!;
      const most =
        here > CUBES_IN_A_CITY && mayHoldFour(s, city, colour) ? CUBES_IN_A_CITY + 1 : CUBES_IN_A_CITY;
      within(here, 0, most, 'the number of cubes in a city');
      total += here;
    }
    equal(total + cubesHeld(s, colour), s.game.cubesOf[colour]!, 'cubes of a colour');
  }
}

/** Places that only the card itself knows. */
const ELSEWHERE = new Set<number>([PLACES.discard, PLACES.removed, PLACES.aside, PLACES.boxed]);

/** Each player card is in exactly one place, and hands, their sizes, the deck and the places agree. */
function checkPlayerCards(s: State): void {
  const { seats, playerCards } = s.game.shape;
  const found = placesFound(s);
  let aside = 0;
  for (let card = 0; card < playerCards; card++) {
    const place = s.places[card]!;
    equal(found[card]!, ELSEWHERE.has(place) ? -1 : place, `the place of ${s.game.cardIds[card]!}`);
    demand(s.game.heldCards[card] === 1 || place >= seats, 'a card is in a hand that no hand holds');
    if (place >= seats) equal(s.known[card]!, 0, 'who knows a card that is in no hand');
    else demand((s.known[card]! & (1 << place)) !== 0, 'an owner does not know his card');
    const isKept = card < s.game.firstEvent && s.game.keepsAside.some((keeps) => keeps(s, card));
    demand(place === PLACES.aside || !isKept, 'a card that a module keeps aside lies elsewhere');
    if (place === PLACES.aside && !isKept) aside++;
  }
  const inForce = [...s.places.keys()].filter((card) => anyOf(s, isInForce, card));
  for (const card of inForce) equal(s.places[card]!, PLACES.aside, 'the place of an epidemic in force');
  const lying = s.game.reminders.filter(({ owner }) => owner(s) !== NOBODY).length + inForce.length;
  within(
    aside,
    lying,
    lying + 3,
    'cards aside (two epidemics, a stored event and what lies on the table at most)',
  );
}

/** Where the hands and the deck say that each card is; -1 for neither. */
function placesFound(s: State): Int32Array {
  const { seats, playerCards, cardWords } = s.game.shape;
  const found = new Int32Array(playerCards).fill(-1);
  for (let seat = 0; seat < seats; seat++) {
    let size = 0;
    for (let card = 0; card < playerCards; card++) {
      if ((s.hands[seat * cardWords + (card >> 5)]! & (1 << (card & 31))) === 0) continue;
      equal(found[card]!, -1, `hands that hold ${s.game.cardIds[card]!}`);
      found[card] = seat;
      size++;
    }
    equal(s.handSizes[seat]!, size, 'the size of a hand');
  }
  for (let at = 0; at < s.playerDeck.size; at++) {
    const card = s.playerDeck.cards[at]!;
    equal(found[card]!, -1, `another place of ${s.game.cardIds[card]!}, which is in the deck`);
    found[card] = PLACES.deck;
  }
  return found;
}

/** Deck, discard pile, what is being resolved and what left the game make up all infection cards. */
function checkInfectionCards(s: State, removed: number): void {
  const { infectionDeck: deck, infectionDiscard: pile } = s;
  const cards = new Set<number>();
  for (let at = 0; at < deck.size; at++) {
    cards.add(deck.cards[at]!);
    demand(s.strata[deck.cards[at]!] !== 0, 'a card in the infection deck belongs to no set');
  }
  for (let at = 0; at < pile.size; at++) {
    cards.add(pile.cards[at]!);
    equal(s.strata[pile.cards[at]!]!, 0, 'the set of a discarded infection card');
  }
  const resolving = cardsResolving(s);
  for (const card of resolving) cards.add(card);
  for (let slot = 0; slot < heldCount(s); slot++) {
    cards.add(heldCard(s, slot));
    demand(s.strata[heldCard(s, slot)] !== 0, 'an infection card in a hand belongs to no set');
  }
  const count = deck.size + pile.size + resolving.length + heldCount(s);
  equal(cards.size, count, 'different infection cards');
  equal(cards.size + removed, s.game.shape.infectionCards, 'infection cards');
}

/** The cards of what is resolved on the stack; a chain that patients began has none, and one card may have two frames. */
function cardsResolving(s: State): number[] {
  const cards = new Set<number>();
  eachFrame(s, (kind, at) => {
    if (RESOLVED_IN.has(kind.name) && s.stack[at + FIELDS] !== NO_CITY) cards.add(s.stack[at + FIELDS]!);
  });
  return [...cards];
}

/** How many infection cards have left the game. */
export function infectionCardsMissing(s: State): number {
  const hidden = s.infectionDeck.size + heldCount(s);
  return s.game.shape.infectionCards - hidden - s.infectionDiscard.size - cardsResolving(s).length;
}
