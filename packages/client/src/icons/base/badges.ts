// What the base game counts or has pending besides the board.
import type { Drawings } from '../drawing.ts';
import { BASE_EVENTS } from './events.ts';
import { STATION } from './kinds.ts';

export const BASE_BADGES: Drawings = {
  stations: STATION,
  'quiet-night': BASE_EVENTS['one-quiet-night'] ?? {},
};
