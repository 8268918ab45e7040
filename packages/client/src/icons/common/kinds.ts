// What people do in every game.
import type { Drawings } from '../drawing.ts';
import { box, disc, head, virus } from '../shapes.ts';
import { BANDAGE, DISCARD, DRAW, GIVE } from './marks.ts';

export const COMMON_KINDS: Drawings = {
  drive: {
    line: `${disc(5.5, 18.5, 3.5)}M8.3 15.7 13 11`,
    solid: `${disc(18.5, 5.5, 3.5)}${head(15.6, 8.4, -45)}`,
  },
  treat: BANDAGE,
  give: GIVE,
  take: { line: 'M10 12H5', solid: `${box(13, 4.5, 9, 15)}${head(1.5, 12, 180)}` },
  end: DRAW,
  infect: { line: box(3.5, 1.5, 17, 21, 2), solid: virus(12, 12, 0.62) },
  continue: { line: 'M13.5 5 20.5 12 13.5 19', solid: 'M3.5 5 11 12 3.5 19Z' },
  discard: DISCARD,
  accept: { solid: `${disc(12, 12, 10)}M6.5 12.2 8.4 10.3 10.8 12.7 15.6 7.9 17.5 9.8 10.8 16.5Z` },
  refuse: {
    solid:
      'M8 2h8l6 6v8l-6 6H8l-6-6V8ZM8 9.9 10.1 12 8 14.1 9.9 16 12 13.9 14.1 16 16 14.1 13.9 12 16 9.9 14.1 8 12 10.1 9.9 8Z',
  },
};
