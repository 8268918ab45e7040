// What a game shows that others do not, in a form every panel can draw. A new game brings one file; without one it is still playable.
import type { View } from '@cordon/engine';
import type { TeamsShown } from '@cordon/protocol/team';
import type { StrainShown } from '@cordon/protocol/telling';

export interface Goal {
  readonly colour: string;
  /** `done` counts; `gone` is even better. */
  readonly state: 'open' | 'done' | 'gone';
}

/** Something that is there in a number, or announced. */
export interface Badge {
  readonly id: string;
  readonly count?: number;
  readonly of?: number;
}

interface Noted {
  readonly city: string;
  readonly turn: number;
}

/** Somebody who plays against all others and hides, as far as the viewer knows. */
export interface Opponent {
  readonly seat: number;
  readonly state: 'hidden' | 'spotted' | 'captured';
  /** Where the pawn is, if the viewer knows it. */
  readonly city: string | undefined;
  /** Infection cards. */
  readonly hand: { readonly size: number; readonly known: readonly string[] };
  /** The cities in which the pawn may be for all that is public. */
  readonly possible: readonly string[];
  /** The latest first. */
  readonly sightings: readonly Noted[];
  readonly lastKnown: Noted | undefined;
  /** What is left of the turn, for whoever sits there. */
  readonly turn: { readonly actions: number; readonly freeDrive: boolean } | undefined;
}

export interface GameFace {
  /** The accents of its roles. */
  readonly roleColours: Readonly<Record<string, string>>;
  /** What its goals are: cures of diseases, or research into them. */
  readonly goal: 'cure' | 'research';
  readonly goals: (view: View) => readonly Goal[];
  /** Facts that are moments to be glad about: how far each brings a goal. */
  readonly goalFacts: Readonly<Record<string, 'done' | 'gone'>>;
  /** How many cards of a colour this seat needs for its goal; 0 where the goal is reached or nobody knows. */
  readonly needed: (view: View, seat: number, colour: string) => number;
  readonly badges: (view: View) => readonly Badge[];
  /** Cards that lie beside the hand of a seat. */
  readonly beside: (view: View, seat: number) => readonly string[];
  /** Cubes that lie on the role card of a seat: colour to number. */
  readonly kept: (view: View, seat: number) => Readonly<Record<string, number>>;
  /** The virulent strain and what strengthens it, at a table that has one. */
  readonly strain: (view: View) => StrainShown | undefined;
  /** Colours whose goal nobody has to reach as things stand. */
  readonly spared: (view: View) => readonly string[];
  /** Colours whose goal asks for cards of cities such as this one, besides its own. */
  readonly countsFor: (view: View, card: string) => readonly string[];
  /** Seats whose pawns the active player may move as their own this turn, besides their own. */
  readonly led: (view: View) => readonly number[];
  /** Who plays against all others, at a table that has such a player. */
  readonly opponent: (view: View) => Opponent | undefined;
  /** Teams that play against each other, at a table that has them. */
  readonly teams: (view: View) => TeamsShown | undefined;
  /** The view without what is a help at such a table and no rule. */
  readonly unaided: (view: View) => View;
}

export const plainFace: GameFace = {
  roleColours: {},
  goal: 'cure',
  goals: () => [],
  goalFacts: {},
  needed: () => 0,
  badges: () => [],
  beside: () => [],
  kept: () => ({}),
  led: () => [],
  opponent: () => undefined,
  teams: () => undefined,
  unaided: (view) => view,
  strain: () => undefined,
  spared: () => [],
  countsFor: () => [],
};
