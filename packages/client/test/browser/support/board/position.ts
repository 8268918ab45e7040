// What the page with the board alone is asked to show, and what it tells of it.
import type { View } from '@cordon/engine';
import type { Area } from '../../../../src/board/camera.ts';
import type { BoardSeat } from '../../../../src/board/props.ts';

export interface Position {
  readonly game: string;
  readonly view: View;
  readonly seats: readonly BoardSeat[];
  readonly names: Readonly<Record<string, string>>;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly clear: Area;
  /** How much larger than usual letters are. */
  readonly text?: number;
}

export interface Told {
  /** What lies on what. */
  readonly overlaps: readonly string[];
  /** Cities in sight whose name is not written, and things that are cut off or under panels where the whole map is seen. */
  readonly unnamed: readonly string[];
  readonly cut: readonly string[];
  /** The smallest cube and the smallest letters, in pixels. */
  readonly cube: number;
  readonly letters: number;
  readonly disc: number;
  /** How many cubes, names and pawns were looked at. */
  readonly seen: number;
}

declare global {
  interface Window {
    /** Shows a position in a room and measures it. */
    showBoard: (position: Position, room: Room, fresh: 'fresh' | 'next') => Told;
  }
}
