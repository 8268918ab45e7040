// What people do in the base game alone.
import { ORDER } from '../common/marks.ts';
import type { Drawing, Drawings } from '../drawing.ts';
import { disc, head, pawn, plane, sparkle } from '../shapes.ts';
import { BASE_EVENTS } from './events.ts';

export const STATION: Drawing = {
  line: 'M3.5 22V10.5L12 3l8.5 7.5V22Z',
  solid: 'M10.3 9.5h3.4v1.5h-.5v2.2l3 5.3H7.8l3-5.3V11h-.5Z',
};

/** An event among the papers. */
export const STORE: Drawing = { line: 'M2 20.5V4h7.5L12 7h10v13.5Z', solid: sparkle(12, 13.7, 4.6) };

const hut = (x: number): string => `M${String(x)} 22v-5.5l4-3.5 4 3.5V22Z`;
const sentByAir: Drawing = {
  line: 'M6 11.5a2.5 2.5 0 1 0-.01 0ZM4.5 15 2 22h8L7.5 15',
  solid: plane(15.2, 8.4, 0.84, 45),
};
const sent: Drawing = { line: 'M13 12h5', solid: `${pawn(6.5, 19)}${head(22.5, 12, 0)}` };

export const BASE_KINDS: Drawings = {
  ...BASE_EVENTS,
  build: STATION,
  direct: { line: disc(18.8, 5.2, 3.2), solid: plane(9, 15, 0.88, 45) },
  charter: { line: 'M2 12h6.5v10H2Z', solid: plane(14.4, 9.2, 0.88, 45) },
  shuttle: { line: `${hut(1.5)}${hut(14.5)}`, solid: plane(12, 6.4, 0.7, 90) },
  cure: { line: 'M6.5 2.5h11M8 2.5V17a4 4 0 0 0 8 0V2.5', solid: 'M8.5 11h7v6a3.5 3.5 0 0 1-7 0Z' },
  next: ORDER,
  store: STORE,
  send: sent,
  'send-driving': sent,
  'send-direct': sentByAir,
  'send-charter': sentByAir,
  'send-shuttle': sentByAir,
  fly: { line: hut(1.5), solid: plane(14.6, 9, 0.88, 45) },
};
