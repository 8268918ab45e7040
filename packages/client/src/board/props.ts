// What the board is given: everything it draws and everybody it tells. It holds no rules and no sentences.
import type { View } from '@cordon/engine';
import type { ComponentType, ReactNode } from 'react';
import type { MapDrawing } from '../maps/drawing.ts';
import type { Area } from './camera.ts';
import type { BadgesProps } from './layer.ts';
import type { Motion } from './motion.ts';
import type { Badge } from './placement/things.ts';

export interface BoardSeat {
  readonly seat: number;
  readonly role: string;
  /** The accent of the role. */
  readonly colour: string;
  /** Who sits there and what the role is called, for those who point at the pawn. */
  readonly label: string;
  readonly initials: string;
  readonly mine: 'yes' | 'no';
  readonly turn: 'yes' | 'no';
  /** Whether the active player may move this pawn as their own. */
  readonly led: 'yes' | 'no';
  /** On the foot of the pawn, around the origin. */
  readonly crest?: ReactNode;
  /** Drawn instead of the usual pawn, its feet at the origin. */
  readonly figure?: ReactNode;
}

/** What only this table has at its cities. */
export interface Added {
  readonly badges: ReadonlyMap<string, readonly Badge[]>;
  readonly AtCities: ComponentType<BadgesProps>;
}

/** The legal places of the action in hand; with none of them everything looks as usual. */
export interface LitPlaces {
  readonly cities: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
}

/** One step of a plan. */
export interface Ghost {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

/** Something that just came over a city. Wave 0 is an infection and carries no number; outbreaks count from 1. */
export interface Flash {
  readonly city: string;
  readonly colour?: string;
  readonly wave: number;
  /** The name on an infection card that is turned over there. */
  readonly card?: string;
}

export interface BoardProps {
  readonly game: string;
  readonly view: View;
  readonly drawing: MapDrawing;
  readonly seats: readonly BoardSeat[];
  readonly names: (city: string) => string;
  readonly lit: LitPlaces;
  readonly chosen?: string | undefined;
  readonly ghosts: readonly Ghost[];
  readonly flash: readonly Flash[];
  readonly onCity: (id: string) => void;
  readonly onRegion: (id: string) => void;
  readonly onLine: (id: string) => void;
  readonly onEmpty: () => void;
  /** The city under the mouse; undefined once it has left. */
  readonly onHover?: (city: string | undefined) => void;
  /** Two clicks on a city: the first was told by `onCity`. */
  readonly onDouble?: (city: string) => void;
  /** Stands beside the chosen city and follows it. */
  readonly menu?: ReactNode;
  /** The accessible name of a city: what it is called and all that is there. */
  readonly describe: (city: string) => string;
  readonly motion: Motion;
  /** Cities that the next infections can hit, each with its chance; only those worth a mark. */
  readonly threats?: ReadonlyMap<string, number> | undefined;
  /** Shows or hides them; absent where the table does not allow it. */
  readonly onThreats?: (() => void) | undefined;
  readonly added?: Added | undefined;
  /** Drawn on the map, under its cities. */
  readonly under?: ReactNode;
  /** How many pixels of each side lie under panels: what matters is shown between them. */
  readonly clear?: Area;
  /** More buttons for the toolbar of the board. */
  readonly toolbarSlot?: ReactNode;
}
