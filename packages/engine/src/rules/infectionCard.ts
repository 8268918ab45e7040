// An infection card is drawn and its city infected. From the bottom only cards of cities are drawn: any other is discarded without effect,
// and the next one taken. BASE-INF-3 to BASE-INF-13, BRINK-MUT-12 BRINK-MUT-13
import type { Cause } from '../kernel/facts.ts';
import { allRun, commonPoint, foldOf, isSilent, pointGroup } from '../kernel/points.ts';
import {
  NO_CITY,
  type Card,
  type City,
  type Colour,
  type InfectionCard,
  type State,
} from '../kernel/types.ts';
import { addCubes, CUBES_PER_CITY, cubesOn } from '../ops/cubes.ts';
import {
  discardInfectionCard,
  drawInfectionCard,
  isOfCity,
  reshuffleInfectionDiscard,
} from '../ops/decks.ts';
import { beginChain, discardCard } from './chain.ts';
import { guards, isGuarded, isPrevented, placed } from './placing.ts';

/** An infection card was turned over and nothing of it has happened yet. */
export const turnedOver = commonPoint.all<[card: InfectionCard, cause: Cause]>('turnedOver');
/** Acts: the card that was turned over belongs to no city. It does what the answers make it do, and goes where they put it. */
export const resolvesInfection = commonPoint.all<[card: InfectionCard]>('resolvesInfection');
/** How many cubes an infection card puts on its city. */
export const infectCubes = commonPoint.fold<[city: City, cause: Cause]>('infectCubes');
/** Turned over in the infect part, the card of this city brings a cube of this colour beside its own. Players that plan ahead ask for it. */
export const infectsToo = commonPoint.any<[city: City, colour: Colour]>('infectsToo');
/**
 * How many cards from the bottom of the infection deck bring cubes of this colour to their cities when an infection card that belongs to no
 * city, or a player card, comes up. Players that plan ahead ask for it.
 */
export const bottomByInfection = commonPoint.fold<[card: InfectionCard, colour: Colour]>('bottomByInfection');
export const bottomByDraw = commonPoint.fold<[card: Card, colour: Colour]>('bottomByDraw');

/** Where no rule answers any of these, a card does nothing but put its cubes down, and most cards do that without a chain. */
const special = pointGroup('special infections', turnedOver, resolvesInfection, infectCubes, placed, guards);

/** Draws an infection card and infects its city. */
export function infectCity(
  s: State,
  from: 'top' | 'bottom',
  count: number,
  cause: 'infection' | 'epidemic',
): void {
  const card = drawInfection(s, from, s.game.renewsInfections);
  if (card === NO_CITY) return;
  if (isSilent(s, special)) {
    infectPlainly(s, card, s.game.colourOf[card]!, count, cause);
    return;
  }
  allRun(s, turnedOver, card, cause);
  if (isOfCity(s, card))
    infectWith(s, card, s.game.colourOf[card]!, foldOf(s, infectCubes, count, card, cause), cause);
  else allRun(s, resolvesInfection, card);
}

/** An empty deck is first made anew from the discard pile if `renews` says so; NO_CITY if there is no card to draw. */
export function drawInfection(s: State, from: 'top' | 'bottom', renews: boolean): InfectionCard {
  const deck = s.infectionDeck;
  if (deck.size === 0) {
    if (!renews) return NO_CITY;
    reshuffleInfectionDiscard(s);
    // Where no card of a city is left, to make the deck anew again would have no end.
    return drawInfection(s, from, false);
  }
  const card = drawInfectionCard(s, from);
  if (from === 'top' || isOfCity(s, card)) return card;
  discardInfectionCard(s, card);
  return drawInfection(s, from, renews);
}

/** What `infectWith` does at such a table, which is asked for nothing else. */
function infectPlainly(s: State, city: City, colour: Colour, count: number, cause: Cause): void {
  if (hasRoom(s, city, colour, count) && !isPrevented(s, city, colour)) {
    addCubes(s, city, colour, count, cause);
    discardInfectionCard(s, city);
  } else beginChain(s, city, colour, count, cause);
}

/** Puts cubes of a colour on the city of a card that was drawn, with everything they set off; then the card is discarded. */
export function infectWith(s: State, city: City, colour: Colour, count: number, cause: Cause): void {
  if (isQuiet(s, city, colour, count)) {
    addCubes(s, city, colour, count, cause);
    discardCard(s, city);
  } else beginChain(s, city, colour, count, cause);
}

/** Whether cubes are simply put down: there are enough and room for them, and no rule of this table looks at what is placed. */
function isQuiet(s: State, city: City, colour: Colour, count: number): boolean {
  if (!isSilent(s, placed) || isGuarded(s, city)) return false;
  return hasRoom(s, city, colour, count) && !isPrevented(s, city, colour);
}

function hasRoom(s: State, city: City, colour: Colour, count: number): boolean {
  return cubesOn(s, city, colour) + count <= CUBES_PER_CITY && count <= s.supply[colour]!;
}
