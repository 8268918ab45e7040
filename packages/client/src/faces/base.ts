// The face of the base game: cures, stations, One Quiet Night, the card on the Contingency Planner.
import type { GameFace } from './face.ts';
import { listShown, recordShown, textShown } from './shown.ts';

const STATIONS = 6;

export const baseFace: GameFace = {
  look: 'night',
  goals: (view) =>
    Object.entries(recordShown(view, 'cures')).map(([colour, state]) => ({
      colour,
      state: state === 'eradicated' ? 'gone' : state === 'cured' ? 'done' : 'open',
    })),
  needed(view, seat, colour) {
    if (recordShown(view, 'cures')[colour] !== 'none') return 0;
    const all = view.shows['cardsForCure'];
    const own: unknown = Array.isArray(all) ? all[seat - 1] : undefined;
    const needed: unknown = typeof own === 'object' && own !== null ? Reflect.get(own, colour) : undefined;
    return typeof needed === 'number' ? needed : 0;
  },
  badges: (view) => [
    { id: 'stations', count: STATIONS - listShown(view, 'stations').length, of: STATIONS },
    ...(view.shows['quietNight'] === true ? [{ id: 'quiet-night' }] : []),
  ],
  beside(view, seat) {
    const stored = textShown(view, 'storedEvent');
    const isPlanner = view.seats[seat - 1]?.role === 'contingency-planner';
    return stored !== undefined && isPlanner ? [stored] : [];
  },
};
