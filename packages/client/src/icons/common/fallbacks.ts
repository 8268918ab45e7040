// The pictures of what has none of its own.
import type { Drawing } from '../drawing.ts';
import { box, burst, disc, pawn, sparkle } from '../shapes.ts';

export const ANY_ROLE: Drawing = { line: disc(12, 12, 10.5), solid: pawn(12, 18.7) };
export const ANY_EVENT: Drawing = { line: box(3.5, 1.5, 17, 21, 2), solid: sparkle(12, 12, 5.6) };
export const ANY_KIND: Drawing = { line: disc(12, 12, 10), solid: burst(12, 12, 5.5, 2.4, 4) };
export const ANY_FACT: Drawing = { solid: disc(12, 12, 5) };
