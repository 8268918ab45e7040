// The board as this table shows it: what lights up, what is planned, and what a click means.
import { use, useMemo } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../board/Board.tsx';
import type { BoardProps, BoardSeat, Ghost, LitPlaces } from '../../board/props.ts';
import { keepFitting, narrow } from '../../choices/narrow.ts';
import type { Offer } from '../../choices/offer.ts';
import { offersAt, placesOf, type Place } from '../../choices/places.ts';
import { arrowsOf } from '../../choices/plans.ts';
import { loadMap } from '../../maps/maps.ts';
import { once } from '../../app/once.ts';
import { useSettings } from '../../settings/settings.ts';
import { inHand } from './asked.ts';
import { useDeeds } from './deeds.ts';
import { useScene, type Scene } from './scene.ts';
import type { Selection } from './selection.ts';
import { useFlash } from './useFlash.ts';

const mapOf = once(loadMap);
const NOWHERE: LitPlaces = { cities: new Set(), regions: new Set(), lines: new Set() };

/** The offers that the action in hand still allows; undefined when none is in hand. */
function allowed({ offers }: Scene, selection: Selection): readonly Offer[] | undefined {
  if (selection.what !== 'action') return undefined;
  const own = offers.filter((offer) => offer.kind.name === selection.kind);
  return narrow(own, keepFitting(own, selection.answers)).offers;
}

/** The places that answer what is asked next. */
function litBy(offers: readonly Offer[] | undefined, selection: Selection): LitPlaces {
  if (offers === undefined || selection.what !== 'action') return NOWHERE;
  const { questions } = narrow(offers, []);
  const asked = new Set(questions.map(({ operand }) => operand));
  return placesOf(
    offers.map((offer) => ({
      ...offer,
      operands: Object.fromEntries(Object.entries(offer.operands).filter(([operand]) => asked.has(operand))),
    })),
  );
}

function ghostsOf(commands: readonly string[], { view, facts }: Scene): Ghost[] {
  return arrowsOf(commands, view, facts).flatMap(({ number, arrows }) =>
    arrows.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to, label: String(number) }])),
  );
}

function seatsOf({ view, mine, names }: Scene): BoardSeat[] {
  return view.seats.map(({ seat, role }) => ({
    seat,
    role,
    label: `${names.seat(seat)}, ${names.role(role)}`,
    initials: names.initials(seat),
    mine: mine.includes(seat) ? 'yes' : 'no',
    turn: view.turn === seat ? 'yes' : 'no',
  }));
}

export function BoardView({ shown }: { readonly shown: readonly string[] }) {
  const scene = useScene();
  const { view, game, say, speaker, names } = scene;
  const { selection: actions } = useDeeds();
  const { selection: chosen, plan } = useStore(actions.store);
  const selection = inHand(chosen, scene.offers);
  const motion = useSettings((state) => state.motion);
  const drawing = use(mapOf(game));
  const offers = allowed(scene, selection);
  const lit = litBy(offers, selection);
  const flash = useFlash(scene);
  const seats = useMemo(() => seatsOf(scene), [scene]);
  const planned = plan.length > 0 ? plan : shown;
  const ghosts = useMemo(() => ghostsOf(planned, scene), [planned, scene]);

  /** A place that the action in hand asks for answers it; any other city is looked at. */
  const choose = (place: Place): void => {
    const question = narrow(offers ?? []).questions.find(
      ({ type, options }) => type === place.type && options.some(({ value }) => value === place.id),
    );
    if (selection.what === 'action' && question !== undefined && offersAt(place, offers ?? []).length > 0)
      actions.answer(selection.kind, question.operand, place.id);
    else if (place.type === 'city') actions.city(place.id);
  };

  const props: BoardProps = {
    game,
    view,
    drawing,
    seats,
    names: names.city,
    lit,
    chosen: selection.what === 'city' ? selection.city : undefined,
    ghosts,
    flash,
    onCity: (id) => choose({ type: 'city', id }),
    onRegion: (id) => choose({ type: 'region', id }),
    onLine: (id) => choose({ type: 'line', id }),
    onEmpty: actions.clear,
    describe: (city) => say.describeCity(speaker, view, city),
    motion,
  };
  return <Board {...props} />;
}
