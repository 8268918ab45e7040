// The words of In the Lab.
import type { BoxWords } from './gameWords.ts';
import { labCards } from './specialCards.ts';

export const labWords: BoxWords = {
  about: {
    'field-director':
      'Treats in connected cities too; once a turn, without an action, leads a pawn that is near along a line.',
    'local-liaison':
      'Once a turn, as an action, passes a card of the colour of the own city to a player in any city of that colour.',
    pilot:
      'Neither drives, takes ordinary flights nor builds; flies up to three lines far and may take another pawn along.',
    virologist:
      'Pays for cures with pairs of other colours too; as an action discards a city card to remove a cube of its colour anywhere.',
    'worldwide-panic':
      'Mutation with twice the purple cubes, some on the board from the start, and a cure that takes two purple cities.',
    ...labCards,
    'improved-sanitation': 'Until the next turn of the active player every treatment removes one cube more.',
    'infection-zone-ban': 'Until the next turn of the active player an outbreak sets off no other.',
    'sequencing-breakthrough': 'The next cure, whoever discovers it, takes one card less.',
  },
  moves: { pilot: 'flies in the Pilot’s plane' },
  tell: () => undefined,
  waits: {},
  board: () => [],
  announced: () => [],
  besidesHand: () => '',
};
