// Pictures that stand for several commands and facts.
import type { Drawing } from '../drawing.ts';
import { box, burst, disc, head, SHIELD } from '../shapes.ts';

export const BANDAGE: Drawing = {
  line: 'M3.9 12.7 12.7 3.9a5.2 5.2 0 0 1 7.4 7.4L11.3 20.1a5.2 5.2 0 0 1-7.4-7.4Z',
  solid: 'M12 8.5 15.5 12 12 15.5 8.5 12Z',
};

/** Two cards off the deck. */
export const DRAW: Drawing = {
  line: 'M8.5 6.5 3.8 7.8a1.2 1.2 0 0 0-.9 1.5l3 11a1.2 1.2 0 0 0 1.5.9l2.6-.7',
  solid: box(11, 2.5, 10.5, 15),
};

export const DISCARD: Drawing = {
  line: 'M2 14v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6',
  solid: `${box(7.5, 2, 9, 11)}M8 15.5h8L12 19Z`,
};

export const GIVE: Drawing = { line: 'M14 12h5', solid: `${box(2, 4.5, 9, 15)}${head(22.5, 12, 0)}` };

/** In their order. */
export const ORDER: Drawing = {
  line: 'M4.5 21V9M12 14.5h10M12 20.5h10',
  solid: `M10.5 3.5H22v6H10.5Z${head(4.5, 3, -90)}`,
};

export const BURST: Drawing = { solid: `${burst(12, 12, 11, 6.6, 10)}${disc(12, 12, 3)}` };

export const PREVENTED: Drawing = { line: SHIELD, solid: 'M12 4.5 18.2 6.7V11c0 3.8-2.2 6.5-6.2 8.2Z' };
