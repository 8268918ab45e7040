// The words of In the Lab.
import type { BoxWords } from './gameWords.ts';

export const labWords: BoxWords = {
  about: {
    'local-liaison':
      'Once a turn, as an action, passes a card of the colour of the own city to a player in any city of that colour.',
    'improved-sanitation': 'Until the next turn of the active player every treatment removes one cube more.',
  },
  moves: {},
  tell: () => undefined,
  waits: {},
  announced: () => [],
};
