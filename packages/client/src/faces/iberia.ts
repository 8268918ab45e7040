// The face of Iberia: research, rails and tokens left, Good Season, the diseases in play.
import type { GameFace } from './face.ts';
import { listShown, numberShown, wordsIn } from '@cordon/protocol/telling';

const COLOURS = ['blue', 'yellow', 'black', 'red'] as const;

/** As inks of its time. */
const ROLE_COLOURS = {
  agronomist: '#6d8f2f',
  nurse: '#b5485d',
  politician: '#8a4b8f',
  railwayman: '#b8622b',
  'royal-academy-scientist': '#2f8a86',
  'rural-doctor': '#d98a2b',
  sailor: '#3d5f9a',
} as const;

export const iberiaFace: GameFace = {
  roleColours: ROLE_COLOURS,
  goalFacts: { researched: 'done' },
  goal: 'research',
  goals(view) {
    const done = listShown(view, 'researched');
    return COLOURS.map((colour) => ({ colour, state: done.includes(colour) ? 'done' : 'open' }));
  },
  needed(view, _seat, colour) {
    if (listShown(view, 'researched').includes(colour)) return 0;
    return numberShown(view, 'cardsForResearch');
  },
  badges: (view) => [
    { id: 'rails', count: numberShown(view, 'railsLeft') },
    { id: 'tokens', count: numberShown(view, 'tokensLeft') },
    {
      id: 'hospitals',
      count: COLOURS.length - Object.keys(wordsIn(view.shows['hospitals'])).length,
      of: COLOURS.length,
    },
    ...(view.shows['goodSeason'] === true ? [{ id: 'good-season' }] : []),
    ...listShown(view, 'diseases').map((id) => ({ id })),
  ],
  beside: () => [],
  kept: () => ({}),
  led: () => [],
  opponent: () => undefined,
  teams: () => undefined,
  unaided: (view) => view,
  strain: () => undefined,
  spared: () => [],
  countsFor: () => [],
};
