// What people do in the base game alone.
import { ORDER } from '../common/marks.ts';
import type { Drawing, Drawings } from '../drawing.ts';
import { box, disc, head, pawn, plane, sparkle } from '../shapes.ts';
import { BASE_EVENTS } from './events.ts';

export const STATION: Drawing = {
  solid: 'M12 2 21.5 10.2V21.5h-19V10.2ZM9.7 9v1.7h.8v2.8L6.8 18.8h10.4L13.5 13.5V10.7h.8V9Z',
};

/** An event among the papers. */
export const STORE: Drawing = { line: 'M2 20.5V4h7.5L12 7h10v13.5Z', solid: sparkle(12, 13.7, 4.6) };

const hut = (x: number): string => `M${String(x)} 22v-5.5l4-3.5 4 3.5V22Z`;
const sentByAir: Drawing = {
  line: `${disc(5.5, 12, 2.5)}M4.2 17 2 22.5h7L6.8 17`,
  solid: plane(17, 7, 0.86, 45),
};
const sent: Drawing = { line: 'M13 12h5', solid: `${pawn(6.5, 19)}${head(22.5, 12, 0)}` };

export const BASE_KINDS: Drawings = {
  ...BASE_EVENTS,
  build: STATION,
  direct: { line: disc(18.8, 5.2, 3.2), solid: plane(9, 15, 0.88, 45) },
  charter: { line: 'M2 13h6.5v9.5H2Z', solid: plane(17, 7, 0.86, 45) },
  shuttle: { line: `${hut(1.5)}${hut(14.5)}`, solid: plane(12, 6.4, 0.7, 90) },
  cure: { line: 'M6.5 2.5h11M8 2.5V17a4 4 0 0 0 8 0V2.5', solid: 'M8.5 11h7v6a3.5 3.5 0 0 1-7 0Z' },
  'cure-piecemeal': {
    line: 'M6.5 2.5h11M8 2.5V17a4 4 0 0 0 8 0V2.5',
    solid: 'M9 9h6v2.5H9ZM9 13h6v2.5H9ZM9 17h6a3 3 0 0 1-6 0Z',
  },
  'pay-card': { line: box(2, 4, 10, 15), solid: head(22, 11.5, 0) },
  next: ORDER,
  store: STORE,
  send: sent,
  'send-driving': sent,
  'send-direct': sentByAir,
  'send-charter': sentByAir,
  'send-shuttle': sentByAir,
  fly: { line: hut(1.5), solid: plane(17, 7, 0.86, 45) },
};
