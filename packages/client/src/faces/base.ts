// The face of the base game: cures, stations, One Quiet Night, the card on the Contingency Planner.
import type { GameFace } from './face.ts';
import { countsIn, forSeat, listShown, textShown, wordsIn } from '@cordon/protocol/telling';

const STATIONS = 6;

/** Apart from the colours of the diseases. */
const ROLE_COLOURS = {
  'contingency-planner': '#35c4d7',
  dispatcher: '#e07bd0',
  medic: '#ff8f3f',
  'operations-expert': '#8fd14f',
  'quarantine-specialist': '#2fa36b',
  researcher: '#c79a6b',
  scientist: '#dfe7ef',
} as const;

export const baseFace: GameFace = {
  roleColours: ROLE_COLOURS,
  goalFacts: { cured: 'done', eradicated: 'gone' },
  goal: 'cure',
  goals: (view) =>
    Object.entries(wordsIn(view.shows['cures'])).map(([colour, state]) => ({
      colour,
      state: state === 'eradicated' ? 'gone' : state === 'cured' ? 'done' : 'open',
    })),
  needed(view, seat, colour) {
    if (wordsIn(view.shows['cures'])[colour] !== 'none') return 0;
    return countsIn(forSeat(view.shows['cardsForCure'], seat))[colour] ?? 0;
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
  kept: () => ({}),
  led: () => [],
  opponent: () => undefined,
  teams: () => undefined,
  unaided: (view) => view,
  strain: () => undefined,
  spared: () => [],
  countsFor: () => [],
};
