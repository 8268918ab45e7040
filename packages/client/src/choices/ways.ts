// City first: every way to get to a city and all that can be done there, the cheapest first. A far city is reached by several
// commands at once: step by step along the lines, or with one jump and then along the lines.
import type { Price, View } from '@cordon/engine';
import type { GameFacts, KindFacts } from '../games/facts.ts';
import { movesOf } from './effects.ts';
import type { Offer } from './offer.ts';
import { operandsInOrder, wordsOf } from './phrase.ts';
import { placesIn } from './places.ts';
import { neighboursOf, pathFrom, routesTo } from './routes.ts';
import { cityOfPawn } from './seats.ts';
import { unsaidOf } from './unsaidOf.ts';

export interface Way {
  /** Whether the seat's own pawn gets there, or something happens there. */
  readonly purpose: 'arrive' | 'act';
  /** What is sent, in this order. Only the first is known to be legal. */
  readonly commands: readonly string[];
  readonly offers: readonly Offer[];
  readonly actions: number;
  /** The cards that are discarded. */
  readonly cards: readonly string[];
  /** The cities that the pawn comes through before the last. */
  readonly via: readonly string[];
}

export function waysTo(city: string, offers: readonly Offer[], view: View, facts: GameFacts): Way[] {
  const singles = offers.flatMap((offer) => {
    const purpose = purposeOf(offer, city, view, facts);
    return purpose === undefined ? [] : [wayOf([offer], purpose, view, facts)];
  });
  const found = singles.toSorted(cheaper);
  for (const group of groupsTo(city, offers, view, facts).toSorted(cheaper))
    if (!found.some((other) => makesNeedless(other, group))) found.push(group);
  return found.toSorted(cheaper);
}

function purposeOf(offer: Offer, city: string, view: View, facts: GameFacts): Way['purpose'] | undefined {
  const moves = movesOf(offer, view, facts);
  if (moves.some(({ seat, to }) => seat === offer.seat && to === city)) return 'arrive';
  const cities = placesIn(offer).filter(({ type }) => type === 'city');
  if (moves.some(({ to }) => to === city) || cities.some(({ id }) => id === city)) return 'act';
  const isHere = offer.kind.spends === 'action' && cityOfPawn(view, offer.seat) === city;
  return isHere && moves.length === 0 && cities.length === 0 ? 'act' : undefined;
}

function wayOf(offers: readonly Offer[], purpose: Way['purpose'], view: View, facts: GameFacts): Way {
  const prices = offers.flatMap(({ price }) => price ?? []);
  const via = offers.slice(0, -1).flatMap((offer) => movesOf(offer, view, facts).map(({ to }) => to));
  return {
    purpose,
    commands: offers.map(({ words }) => words),
    offers,
    actions: prices.reduce((sum, { actions }) => sum + actions, 0),
    cards: prices.flatMap(({ cards }) => cards),
    via,
  };
}

/** To arrive before anything else, without cards before with, with actions before an event, with few actions before many. */
function cheaper(one: Way, other: Way): number {
  return (
    Number(one.purpose === 'act') - Number(other.purpose === 'act') ||
    one.cards.length - other.cards.length ||
    Number(playsEvent(one)) - Number(playsEvent(other)) ||
    one.actions - other.actions ||
    one.commands.length - other.commands.length
  );
}

function playsEvent({ offers }: Way): boolean {
  return offers.some(({ kind }) => kind.spends === 'event');
}

/** Whether nobody would take the second way: the first gets there too, as fast, with none but the same cards. */
function makesNeedless(one: Way, other: Way): boolean {
  return (
    one.purpose === 'arrive' &&
    one.actions <= other.actions &&
    one.cards.every((card) => other.cards.includes(card)) &&
    !playsEvent(one)
  );
}

function groupsTo(city: string, offers: readonly Offer[], view: View, facts: GameFacts): Way[] {
  const seat = offers[0]?.seat ?? view.viewer;
  const here = cityOfPawn(view, seat);
  const left = actionsLeft(view, seat);
  const step = here === undefined ? undefined : stepKind(offers, here, facts);
  if (here === undefined || here === city || step === undefined) return [];
  if (unsaidOf(facts).asksOnArrival?.(view, seat) === true) return [];
  const routes = routesTo(facts, city);
  // Every step along a line takes what the first one does.
  const price = offers.find(({ kind }) => kind === step)?.price;
  return offers.flatMap((first) => {
    const moves = movesOf(first, view, facts);
    if (first.kind.spends !== 'action' || moves.length !== 1 || moves[0]!.seat !== seat) return [];
    const path = pathFrom(routes, moves[0]!.to, city) ?? [];
    if (path.length === 0) return [];
    const way = wayOf([first, ...path.map((to) => stepTo(step, to, price, seat))], 'arrive', view, facts);
    return way.actions > left ? [] : [way];
  });
}

/** The actions that this seat has left, if it is to act now. */
export function actionsLeft(view: View, seat: number): number {
  const top = view.frames.at(-1);
  if (top?.frame !== 'actions' || top['seat'] !== seat) return 0;
  return typeof top['left'] === 'number' ? top['left'] : 0;
}

/** The kind that goes along a line: it names a city, costs an action, and is offered for exactly the neighbours. */
export function stepKind(offers: readonly Offer[], here: string, facts: GameFacts): KindFacts | undefined {
  const neighbours = neighboursOf(facts, here);
  return facts.kinds.find((kind) => {
    const [only, ...more] = operandsInOrder(kind);
    if (kind.spends !== 'action' || only?.type !== 'city' || more.length > 0) return false;
    const offered = new Set(
      offers.filter((offer) => offer.kind === kind).map(({ operands }) => operands[only.operand]),
    );
    return offered.size === neighbours.length && neighbours.every((city) => offered.has(city));
  });
}

function stepTo(kind: KindFacts, to: string, price: Price | undefined, seat: number): Offer {
  const operands = { [operandsInOrder(kind)[0]!.operand]: to };
  return { seat, words: wordsOf(kind, operands), kind, operands, price };
}
