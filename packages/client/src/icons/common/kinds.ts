// What people do in every game.
import type { Drawings } from '../drawing.ts';
import { box, disc, head, virus } from '../shapes.ts';
import { BANDAGE, DISCARD, DRAW, GIVE } from './marks.ts';

export const COMMON_KINDS: Drawings = {
  drive: {
    line: `${disc(5, 19, 3)}M8.5 15.5 11.5 12.5`,
    solid: `${disc(19, 5, 3.6)}${head(15.2, 8.8, -45)}`,
  },
  treat: BANDAGE,
  give: GIVE,
  take: { line: 'M10 12H5', solid: `${box(13, 4.5, 9, 15)}${head(1.5, 12, 180)}` },
  end: DRAW,
  infect: { line: box(3.5, 1.5, 17, 21, 2), solid: virus(12, 12, 0.62) },
  continue: { line: 'M13.5 5 20.5 12 13.5 19', solid: 'M3.5 5 11 12 3.5 19Z' },
  discard: DISCARD,
  accept: { solid: `${disc(12, 12, 10.2)}M5.2 12.2 7.7 9.7 10.7 12.7 16.3 7.1 18.8 9.6 10.7 17.7Z` },
  refuse: {
    solid:
      'M7.8 1.8h8.4l6 6v8.4l-6 6H7.8l-6-6V7.8ZM7 9.5 9.5 12 7 14.5 9.5 17 12 14.5 14.5 17 17 14.5 14.5 12 17 9.5 14.5 7 12 9.5 9.5 7Z',
  },
};
