// What the board shows of a choice that is being made: the places that light up, the arrows of a plan, what a place answers.
import type { BoardSeat, Ghost, LitPlaces } from '../../board/props.ts';
import { keepFitting, narrow } from '../../choices/narrow.ts';
import type { Offer } from '../../choices/offer.ts';
import { PLACE_TYPES, placesOf, type Place } from '../../choices/places.ts';
import { arrowsOf } from '../../choices/plans.ts';
import { roleColour } from '../../faces/roleColours.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Selection } from '../../scene/selection.ts';

const NOWHERE: LitPlaces = { cities: new Set(), regions: new Set(), lines: new Set() };
const NONE: readonly Offer[] = [];

/** The offers that the action in hand still allows; none when no action is in hand. */
export function allowedBy(selection: Selection, offers: readonly Offer[]): readonly Offer[] {
  if (selection.what !== 'action') return NONE;
  const own = offers.filter((offer) => offer.kind.name === selection.kind);
  return narrow(own, keepFitting(own, selection.answers)).offers;
}

/** The places that answer what is asked next. */
export function litBy(allowed: readonly Offer[]): LitPlaces {
  if (allowed.length === 0) return NOWHERE;
  const asked = new Set(narrow(allowed).questions.map(({ operand }) => operand));
  return placesOf(
    allowed.map((offer) => ({
      ...offer,
      operands: Object.fromEntries(Object.entries(offer.operands).filter(([operand]) => asked.has(operand))),
    })),
  );
}

/** The operand that a place answers; undefined where it answers nothing. */
export function answeredBy(place: Place, allowed: readonly Offer[]): string | undefined {
  return narrow(allowed).questions.find(
    ({ type, options }) =>
      PLACE_TYPES[type] === place.type && options.some(({ value }) => value === place.id),
  )?.operand;
}

/** The steps of a plan that lead from one city to another. */
export function ghostsOf(commands: readonly string[], { view, facts }: Scene): Ghost[] {
  return arrowsOf(commands, view, facts).flatMap(({ number, arrows }) =>
    arrows.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to, label: String(number) }])),
  );
}

export function boardSeats({ view, own, names, face }: Scene): BoardSeat[] {
  const led = face.led(view);
  return view.seats.map(({ seat, role }) => ({
    seat,
    role,
    colour: roleColour(face, role),
    label: `${names.seat(seat)}, ${names.role(role)}`,
    initials: names.initials(seat),
    mine: own.includes(seat) ? 'yes' : 'no',
    turn: view.turn === seat ? 'yes' : 'no',
    led: led.includes(seat) ? 'yes' : 'no',
  }));
}
