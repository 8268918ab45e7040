// The people of Iberia, as the nineteenth century dressed them.
import type { Portraits } from '../portraits/portrait.ts';

export const IBERIA_PORTRAITS: Portraits = {
  agronomist: { skin: 'tan', of: 'grey', face: ['beard'], hat: 'straw', clothes: ['collar'], cloth: 'straw' },
  nurse: { skin: 'fair', hair: 'bun', of: 'brown', hat: 'nurseCap', clothes: ['apron'], cloth: 'crimson' },
  politician: {
    skin: 'rose',
    of: 'grey',
    face: ['whiskers', 'moustache'],
    hat: 'topHat',
    clothes: ['lapels', 'cravat', 'sash'],
    cloth: 'crimson',
  },
  railwayman: {
    skin: 'olive',
    of: 'dark',
    face: ['moustache'],
    hat: 'peaked',
    clothes: ['collar', 'buttons'],
  },
  'royal-academy-scientist': {
    skin: 'rose',
    hair: 'bun',
    of: 'white',
    face: ['round'],
    clothes: ['lapels', 'cravat'],
  },
  'rural-doctor': {
    skin: 'olive',
    hair: 'side',
    of: 'brown',
    face: ['beard'],
    clothes: ['lapels', 'stethoscope'],
  },
  sailor: {
    skin: 'brown',
    hair: 'curly',
    of: 'black',
    hat: 'sailorHat',
    clothes: ['stripes'],
    cloth: 'navy',
  },
};
