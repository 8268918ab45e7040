// The face of Iberia: research, rails and tokens left, Good Season, the diseases in play.
import type { GameFace } from './face.ts';
import { listShown, numberShown, recordShown } from './shown.ts';

const COLOURS = ['blue', 'yellow', 'black', 'red'] as const;

export const iberiaFace: GameFace = {
  look: 'paper',
  goals(view) {
    const done = listShown(view, 'researched');
    return COLOURS.map((colour) => ({ colour, state: done.includes(colour) ? 'done' : 'open' }));
  },
  needed(view, _seat, colour) {
    if (listShown(view, 'researched').includes(colour)) return 0;
    return numberShown(view, 'cardsForResearch') ?? 0;
  },
  badges: (view) => [
    { id: 'rails', count: numberShown(view, 'railsLeft') ?? 0 },
    { id: 'tokens', count: numberShown(view, 'tokensLeft') ?? 0 },
    {
      id: 'hospitals',
      count: COLOURS.length - Object.keys(recordShown(view, 'hospitals')).length,
      of: COLOURS.length,
    },
    ...(view.shows['goodSeason'] === true ? [{ id: 'good-season' }] : []),
    ...listShown(view, 'diseases').map((id) => ({ id })),
  ],
  beside: () => [],
};
