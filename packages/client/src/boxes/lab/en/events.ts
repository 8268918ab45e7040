// The events of In the Lab in English: names, and how they are played.
import type { EventTexts } from '../../box.ts';

export const events = {
  'improved-sanitation': {
    name: 'Improved Sanitation',
    offer: () => 'Improved Sanitation: each treatment removes one more cube for a round',
  },
  'infection-zone-ban': {
    name: 'Infection Zone Ban',
    offer: () => 'Infection Zone Ban: no chain reactions for a round',
  },
  'sequencing-breakthrough': {
    name: 'Sequencing Breakthrough',
    offer: () => 'Sequencing Breakthrough: the next cure takes one card fewer',
  },
} satisfies Readonly<Record<string, EventTexts>>;
