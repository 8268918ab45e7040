// What explains the events of In the Lab, in English.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const events: Explained['events'] = {
  'improved-sanitation': {
    text: 'Until the next turn of the player whose turn it is now, each treatment by anyone removes one more cube of the same colour from the city, if there is one.',
    points: [
      'The card lies before that player as a reminder and is discarded when their next turn starts.',
      'It only adds to treating a disease, not to other ways of removing cubes.',
    ],
  },
  'infection-zone-ban': {
    text: 'Until the next turn of the player whose turn it is now, outbreaks start no chain reactions.',
    points: [
      'The first outbreak still happens: the marker moves and connected cities get their cubes.',
      'A connected city that is full gets no cube and doesn’t break out.',
      'It has to be played before the epidemic or infection card is drawn.',
    ],
  },
  'sequencing-breakthrough': {
    text: 'The next cure, whoever discovers it, takes one city card fewer. The card waits on the table until then.',
    points: [
      'Five cards become four; for the Scientist, four become three.',
      'It counts for the very next cure and can’t be saved for a later one.',
    ],
  },
};
