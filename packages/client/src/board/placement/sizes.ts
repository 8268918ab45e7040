// How large the things around a city are, in units of its disc.
import { DISC } from '../marks.ts';

/** A disc with the ring that warns of an outbreak. */
export const RING = DISC + 4;
/** What lies around a city begins here. */
export const NEAR = RING + 1;

/** A cube with its edges, and from one cube to the next. */
export const CUBE = 17.6;
export const CUBE_STEP = 18.4;
/** What the plate shows around its cubes. */
export const RIM = 2.5;

/** From one line of a name to the next, in heights of its letters. */
export const LINE = 1.15;

/** A pawn with the line around it: from its feet up, and to both sides. */
export const PAWN = { half: 12, up: 35, down: 4.5 };
/** The mark over the pawn of whoever has the turn. */
export const TURN_MARK = 9.5;
/** The order over a pawn that is led, which the mark stands above. */
export const ORDER_MARK = 12;

/** How much higher the pawns of a second row stand: their faces are seen between those before them. */
export const ROW_UP = 17;

/** What is left free around a name, a block or a pawn. */
export const CLEARANCE = 0.8;
