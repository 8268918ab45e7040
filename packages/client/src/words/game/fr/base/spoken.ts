// What the board of the base game has for the ear, in French.
import type { View } from '@cordon/engine';
import type { SpokenPart } from '../../parts.ts';
import { countsIn, forSeat, textShown, listShown, wordsIn } from '@cordon/protocol/telling';
import { feminine } from '../shared/grammar.ts';

const cureOf = (view: View, colour: string): string => wordsIn(view.shows['cures'])[colour] ?? 'none';

export const spoken: SpokenPart = {
  city: (_talk, view, city) => (listShown(view, 'stations').includes(city) ? ['Station de recherche.'] : []),
  progress(_talk, view, seat, colour, count) {
    if (cureOf(view, colour) !== 'none') return `${String(count)}, déjà guérie`;
    const needed = countsIn(forSeat(view.shows['cardsForCure'], seat))[colour] ?? 0;
    if (needed === 0) return String(count);
    return count >= needed
      ? `${String(count)}, assez pour un remède`
      : `${String(count)} sur ${String(needed)}`;
  },
  besidesHand(talk, view, seat) {
    const stored = textShown(view, 'storedEvent');
    return stored === undefined || view.seats[seat - 1]?.role !== 'contingency-planner'
      ? []
      : [`Sur la carte Rôle\u00a0: ${talk.event(stored)}.`];
  },
  tracks(talk, view) {
    const colours = Object.keys(view.supply);
    const done = colours.filter((colour) => cureOf(view, colour) !== 'none');
    const gone = colours.filter((colour) => cureOf(view, colour) === 'eradicated');
    return [
      done.length === 0 ? 'Aucun remède pour l’instant.' : `Guéries\u00a0: ${talk.list(done.map(feminine))}.`,
      ...(gone.length === 0 ? [] : [`Éradiquées\u00a0: ${talk.list(gone.map(feminine))}.`]),
      `Stations de recherche\u00a0: ${talk.cities(listShown(view, 'stations'))}.`,
      ...(view.shows['quietNight'] === true ? ['La prochaine propagation n’aura pas lieu.'] : []),
    ];
  },
};
