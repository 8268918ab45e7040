// What the board of the base game has for the ear.
import type { View } from '@cordon/engine';
import type { SpokenPart } from '../../parts.ts';
import { countsIn, forSeat, textShown, listShown, wordsIn } from '@cordon/protocol/telling';

const cureOf = (view: View, colour: string): string => wordsIn(view.shows['cures'])[colour] ?? 'none';

export const spoken: SpokenPart = {
  city: (_talk, view, city) => (listShown(view, 'stations').includes(city) ? ['Research station.'] : []),
  progress(_talk, view, seat, colour, count) {
    if (cureOf(view, colour) !== 'none') return `${String(count)}, already cured`;
    const needed = countsIn(forSeat(view.shows['cardsForCure'], seat))[colour] ?? 0;
    if (needed === 0) return String(count);
    return count >= needed ? `${String(count)}, enough for a cure` : `${String(count)} of ${String(needed)}`;
  },
  besidesHand(talk, view, seat) {
    const stored = textShown(view, 'storedEvent');
    return stored === undefined || view.seats[seat - 1]?.role !== 'contingency-planner'
      ? []
      : [`On the role card: ${talk.event(stored)}.`];
  },
  tracks(talk, view) {
    const colours = Object.keys(view.supply);
    const done = colours.filter((colour) => cureOf(view, colour) !== 'none');
    const gone = colours.filter((colour) => cureOf(view, colour) === 'eradicated');
    return [
      done.length === 0 ? 'No cure yet.' : `Cured: ${talk.list(done.map(talk.colour))}.`,
      ...(gone.length === 0 ? [] : [`Eradicated: ${talk.list(gone.map(talk.colour))}.`]),
      `Research stations: ${talk.cities(listShown(view, 'stations'))}.`,
      ...(view.shows['quietNight'] === true ? ['The next infections are skipped.'] : []),
    ];
  },
};
