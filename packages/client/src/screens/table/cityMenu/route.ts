// How the pawn gets to a city by itself: what a second click plays, and the arrows while a mouse rests there.
import type { Ghost } from '../../../board/props.ts';
import type { Offer } from '../../../choices/offer.ts';
import { pathFrom, routesTo } from '../../../choices/routes.ts';
import { stepKind, waysTo, type Way } from '../../../choices/ways.ts';
import { cityOfPawn } from '../../../choices/seats.ts';
import { arrowsOf } from '../../../choices/plans.ts';
import type { Scene } from '../../../scene/scene.ts';

type Looked = Pick<Scene, 'view' | 'facts' | 'seat'>;

/** The cheapest way that takes only actions: no card, no event, no other pawn. */
export function ownWay(
  city: string,
  offers: readonly Offer[],
  { view, facts, seat }: Looked,
): Way | undefined {
  if (cityOfPawn(view, seat) === city) return undefined;
  return waysTo(city, offers, view, facts).find(
    (way) =>
      way.purpose === 'arrive' &&
      way.cards.length === 0 &&
      way.offers.every(({ kind, seat: own }) => kind.spends === 'action' && own === seat),
  );
}

/** Arrows along that way; the last says what it costs. Where the actions of this turn don't suffice: along the lines, all the same. */
export function routeTo(city: string, offers: readonly Offer[], scene: Looked): Ghost[] {
  const way = ownWay(city, offers, scene);
  if (way === undefined) return lineTo(city, offers, scene);
  const arrows = arrowsOf(way.commands, scene.view, scene.facts).flatMap((step) => step.arrows);
  return arrows.flatMap(({ from, to }, index) => {
    if (from === undefined) return [];
    const isLast = index === arrows.length - 1;
    return [isLast ? { from, to, label: String(way.actions) } : { from, to }];
  });
}

/** The shortest way along the lines, and how many actions it takes, for a pawn that may go along them now. */
function lineTo(city: string, offers: readonly Offer[], { view, facts, seat }: Looked): Ghost[] {
  const here = cityOfPawn(view, seat);
  const step = here === undefined ? undefined : stepKind(offers, here, facts);
  if (here === undefined || step === undefined) return [];
  const path = pathFrom(routesTo(facts, city), here, city) ?? [];
  const { actions = 1 } = offers.find(({ kind }) => kind === step)?.price ?? {};
  return path.map((to, index) => {
    const from = path[index - 1] ?? here;
    return index === path.length - 1 ? { from, to, label: String(path.length * actions) } : { from, to };
  });
}
