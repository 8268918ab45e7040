// The words of On the Brink.
import type { BoxWords } from './gameWords.ts';

export const brinkWords: BoxWords = {
  about: {
    archivist:
      'Holds eight cards; once a turn, as an action, takes the card of the own city from the discard pile.',
    'containment-specialist': 'Removes a cube of every colour with two or more from each city entered.',
    epidemiologist:
      'Once a turn, free of charge, takes any city card from a player in the same city who agrees.',
    generalist: 'Has five actions a turn.',
    troubleshooter:
      'Begins the turn with a look at as many infection cards as the rate says; keeps the card of a direct flight.',
    'borrowed-time': 'Gives the active player two more actions this turn.',
  },
  moves: {},
  tell: () => undefined,
  waits: {},
  announced: () => [],
};
