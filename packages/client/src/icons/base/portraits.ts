// The people of the base game.
import type { Portraits } from '../portraits/portrait.ts';

export const BASE_PORTRAITS: Portraits = {
  'contingency-planner': { skin: 'fair', hair: 'bob', of: 'grey', face: ['glasses'], clothes: ['lapels'] },
  dispatcher: { skin: 'umber', hair: 'curly', of: 'black', hat: 'headset', clothes: ['collar'] },
  medic: { skin: 'brown', of: 'black', hat: 'surgicalCap', clothes: ['scrubs', 'stethoscope'] },
  'operations-expert': {
    skin: 'tan',
    of: 'dark',
    face: ['goatee'],
    hat: 'hardHat',
    clothes: ['crew', 'vest'],
    cloth: 'moss',
  },
  'quarantine-specialist': { skin: 'rose', hair: 'tied', of: 'black', face: ['mask'], clothes: ['collar'] },
  researcher: { skin: 'olive', of: 'dark', hat: 'veil', clothes: ['lapels'], cloth: 'teal' },
  scientist: { skin: 'umber', hair: 'afro', of: 'black', face: ['round'], clothes: ['lab'] },
};
