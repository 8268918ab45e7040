// What people do in Iberia alone.
import { BANDAGE, BURST, ORDER, PREVENTED } from '../common/marks.ts';
import type { Drawing, Drawings } from '../drawing.ts';
import { box, burst, disc, drop, head, pawn } from '../shapes.ts';
import { IBERIA_EVENTS } from './events.ts';
import { IBERIA_ROLES } from './roles.ts';

export const RAIL: Drawing = { line: 'M10.5 2 4 22M13.5 2 20 22M7.3 6.5h9.4M5 12h14M2.5 18h19' };
export const HOSPITAL: Drawing = {
  line: 'M4.5 22V3h15V22M1.5 22h21M10 22v-4h4v4',
  solid: 'M10.9 6h2.2v2.4h2.4v2.2h-2.4V13h-2.2v-2.4H8.5V8.4h2.4Z',
};
export const PURIFIED: Drawing = { line: disc(12, 12, 10.5), solid: drop(12, 5.5, 13) };
export const SPENT: Drawing = { line: `${drop(10, 2, 19)}M17.5 4.5H22.5`, solid: drop(10, 11, 7.5) };
export const MORTAR: Drawing = {
  line: 'M13 8.5 18.5 2.2',
  solid: 'M2.5 10.5h19v1.5h-1c-.3 4-2.3 6.7-5.5 7.7v2.3H9v-2.3c-3.2-1-5.2-3.7-5.5-7.7h-1Z',
};
export const STAY: Drawing = { line: 'M2.5 17v5h19v-5', solid: pawn(12, 17.5) };

export const BED = 'M2 6.5V21.5M2 17.5H22V21.5M22 17.5V15a3 3 0 0 0-3-3H10.5v5.5';
const patient = disc(6.2, 13, 1.8);
const moved: Drawing = { line: `${BED}M8 5H17`, solid: `${patient}${head(21.5, 5, 0)}` };
const train: Drawing = {
  line: `M2 3.5H11M3.5 3.5V16H9.5V3.5M17.5 8V4M15 3.5h5${disc(6.5, 19.5, 2.5)}${disc(17.5, 19.5, 2.5)}M9.5 19.5h5`,
  solid: 'M10 8.5h9.5a2 2 0 0 1 2 2V16H10Z',
};
const migration = IBERIA_EVENTS['overseas-migration'] ?? {};
const wire = IBERIA_EVENTS['telegraph-message'] ?? {};

export const IBERIA_KINDS: Drawings = {
  ...IBERIA_EVENTS,
  outbreak: BURST,
  'spread-to': { line: 'M14.5 12h4', solid: `${burst(6.5, 12, 5.8, 3, 8)}${head(22.5, 12, 0)}` },
  start: {
    line: 'M12 22.5C8 17.5 4.5 14 4.5 9.5a7.5 7.5 0 0 1 15 0C19.5 14 16 17.5 12 22.5Z',
    solid: disc(12, 9.5, 2.8),
  },
  rail: RAIL,
  'rail-twice': {
    line: 'M6.5 2 2.5 22M9 2 9.5 22M15 2 14.5 22M17.5 2 21.5 22M4.6 7.5h4.6M3.5 13h5.8M2.5 18.5h7M14.8 7.5h4.6M14.7 13h5.8M14.5 18.5h7',
  },
  lay: RAIL,
  train,
  'train-with': train,
  ship: { line: 'M2 14.5h20l-3 7.5H5ZM6 14.5V9.5h12v5', solid: 'M10 2.5h4.5V9H10Z' },
  sail: { line: 'M9.5 5 3.5 14.5h6ZM2 18h20l-2.5 4.5h-15Z', solid: 'M13 2v13h8C20.2 9.5 17.5 5 13 2Z' },
  hospital: HOSPITAL,
  research: MORTAR,
  purify: PURIFIED,
  'purify-three': {
    line: 'M5.5 20.5a10.5 10.5 0 0 1 0-17M18.5 3.5a10.5 10.5 0 0 1 0 17',
    solid: `${drop(8.8, 6, 10)}${drop(15.8, 9.5, 7.5)}`,
  },
  pour: PURIFIED,
  pay: SPENT,
  'purify-one': {
    line: 'M8 17 3 9M1.5 10.5 5.5 7.5M17 12.5h1.5a3.5 3.5 0 0 1 0 7H17M8.5 8c0-5.5 8-5.5 8 0',
    solid: 'M8 10.5h9v11H8Z',
  },
  prevent: PREVENTED,
  'send-card': { line: 'M8 5.5C11.5 1.5 18 2 19 11', solid: `${box(2, 9, 8.5, 13)}${head(19.3, 16, 87)}` },
  swap: {
    line: `${box(13.5, 8.5, 8.5, 13.5)}M14 4.5h3.5M10 19.5H6.5`,
    solid: `${box(2.5, 2.5, 8, 13)}${head(21.5, 4.5, 0, 0.8)}${head(2.5, 19.5, 180, 0.8)}`,
  },
  study: IBERIA_ROLES['royal-academy-scientist'] ?? {},
  order: ORDER,
  'treat-more': {
    line: 'M6.7 13.7 13.7 6.7a4.7 4.7 0 0 1 6.6 6.6L13.3 20.3a4.7 4.7 0 0 1-6.6-6.6ZM5 2v6M2 5h6',
    solid: 'M13.5 10.5 16.5 13.5 13.5 16.5 10.5 13.5Z',
  },
  march: { line: 'M7 17V2.5h7.5V11c1 2.5 7 1.5 7.5 6', solid: 'M5.5 18.5H22.5V21.5H5.5Z' },
  stay: STAY,
  reply: { line: `${box(2, 2.5, 20, 12, 2)}M4 5l8 5 8-5M20 19.5H9`, solid: head(3.5, 19.5, 180) },
  emigrate: migration,
  enough: { line: 'M8 2h8l6 6v8l-6 6H8l-6-6V8Z', solid: 'M8.5 8.5h7v7h-7Z' },
  heal: BANDAGE,
  leave: { line: `${disc(6.5, 12, 4.5)}M14 12h4`, solid: head(22.5, 12, 0) },
  bring: { line: 'M18 5v8M14 9h8M2 22h20', solid: pawn(7.5, 18.5) },
  wire,
  admit: { line: BED, solid: patient },
  transfer: moved,
  evacuate: moved,
};
