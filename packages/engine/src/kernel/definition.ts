// What a game is made of before a configuration is chosen.
import type { CardClassSpec } from './cardClasses.ts';
import type { Config, OptionSpec } from './config.ts';
import type { GameMap } from './map.ts';
import type { SeatChange } from './seating.ts';
import type { AddedThing, EventCard, Module, Part, Refusal, Role, SetupStep } from './types.ts';

/** Cards of a challenge as words that a table may replace by its own. */
export interface DeckSpec {
  readonly name: string;
  /** What holds when nobody says anything; records spell it out, so it may be corrected. */
  readonly usual: readonly string[];
  /** The list in one spelling, or what is wrong with it. */
  readonly read: (words: readonly string[]) => readonly string[] | Refusal;
  /** The cards as numbers, for rules. */
  readonly numbers: (words: readonly string[], colourIds: readonly string[]) => Int32Array;
}

/** The things of a type that only a challenge has. */
export interface ThingNames {
  /** What one of them is, for sentences. */
  readonly what: string;
  readonly names: readonly string[];
  /** In the same order, numbers that are read too. */
  readonly short?: readonly number[];
}

/** A variant of a game: what it adds when a table chooses it. */
export interface Challenge {
  readonly id: string;
  /** Boxes it cannot do without, besides the one it comes in. */
  readonly needs?: readonly string[];
  /** Challenges that it is never played with; a check of the game says why. */
  readonly without?: readonly string[];
  /** In English, for sentences: “the … challenge”. Only of one whose terms a check may have to name. */
  readonly name?: string;
  /** How many players it is for, in place of the numbers of the game; the first is what holds when nobody says anything. */
  readonly players?: readonly number[];
  /** Roles, events and named epidemic cards that it does not use, whatever box they are of. */
  readonly leavesOut?: {
    readonly roles?: readonly string[];
    readonly events?: readonly string[];
    readonly epidemicCards?: readonly string[];
  };
  /** How many events take part, in place of so many for each player. */
  readonly eventsTaken?: number;
  /** Rules that answer before those of every other challenge. */
  readonly rulesFirst?: readonly Module[];
  readonly modules: readonly Module[];
  /** The role of seats that have not chosen theirs yet. */
  readonly standIn?: Role;
  /** One with the name of another takes its place. */
  readonly options: readonly OptionSpec[];
  /** Diseases that only this challenge has, and how many cubes of each; no city is of their colour. */
  readonly colours?: readonly { readonly id: string; readonly cubes: number }[];
  /** Infection cards that belong to no city. Setup leaves them aside until the challenge brings them in. */
  readonly infectionCards?: readonly string[];
  /** Classes of player cards that only this challenge has. */
  readonly cardClasses?: readonly CardClassSpec[] | ((config: Config) => readonly CardClassSpec[]);
  /** Epidemic cards with names, which take the place of the usual ones; those that no pile needs are put into the box unseen. */
  readonly epidemicCards?: readonly Module[];
  readonly decks?: readonly DeckSpec[];
  /** What its commands name and nothing else has. */
  readonly things?: Readonly<Partial<Record<AddedThing, ThingNames>>>;
  /** The parts of a turn, given those without it. */
  readonly parts: (usual: readonly Part[]) => readonly Part[];
  /** The steps of setup, given those without it; the same ones if it has nothing to say. */
  readonly setup?: (usual: readonly SetupStep[]) => readonly SetupStep[];
  /** The seats of the table, given those without it; without this they stay as they are. */
  readonly seats?: SeatChange;
}

/** A box that a table may add to a game: more of everything, and rules of how much of it is used. */
export interface Box {
  readonly id: string;
  /** In English, for sentences. */
  readonly name: string;
  readonly roles: readonly Role[];
  readonly events: readonly EventCard[];
  readonly challenges: readonly Challenge[];
  /** Challenges of other boxes, by their ids, to the epidemic cards that it adds to them. */
  readonly epidemicCardsFor?: Readonly<Record<string, readonly Module[]>>;
  /** Rules that its roles, events and challenges share; several boxes may bring the same. */
  readonly modules: readonly Module[];
  /** Numbers of players and of epidemics that the game has not without it. */
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  /** How many events are used for each player, drawn from all there are; the others are put into the box unseen. */
  readonly eventsPerPlayer: number;
}

/** What a table can have with the boxes in use and the challenges it has chosen; see available.ts. */
export interface Available {
  readonly roles: readonly Role[];
  readonly events: readonly EventCard[];
  readonly challenges: readonly Challenge[];
  /** The rules that are always there. */
  readonly modules: readonly Module[];
  /** The first of each is what holds when nobody says anything. */
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  /** How many events of the pool take part for each player, once a box is in use. */
  readonly eventsPerPlayer: number | undefined;
  /** How many take part in all where a challenge says so. */
  readonly eventsTaken: number | undefined;
}

/** What a configuration asks for, every name in it known; what is not said is as usual, and lists may be open. */
export interface Asked extends Pick<Config, 'players' | 'epidemics' | 'roles' | 'challenges'> {
  readonly definition: GameDefinition;
  readonly boxes: readonly string[];
  readonly pool: readonly string[] | undefined;
  readonly events: readonly string[] | undefined;
  /** What there is with the boxes in use and these challenges, and with all boxes. */
  readonly inUse: Available;
  readonly atMost: Available;
}

/** Says why a configuration can't be played; undefined if it knows no reason. */
export type ConfigCheck = (asked: Asked) => Refusal | undefined;

export interface GameDefinition {
  readonly id: string;
  readonly map: GameMap;
  /** Every rule that is always there, shared flow included. */
  readonly modules: readonly Module[];
  readonly roles: readonly Role[];
  readonly events: readonly EventCard[];
  readonly challenges: readonly Challenge[];
  /** What a table may add, in the order in which it is listed everywhere. */
  readonly boxes: readonly Box[];
  /** What can be wrong with a configuration, in the order in which it is said. */
  readonly checks: readonly ConfigCheck[];
  /** What happens in a turn, in order. */
  readonly parts: readonly Part[];
  readonly setup: readonly SetupStep[];
  /** How many events take part where it is not all of them; the others are put into the box unseen. */
  readonly eventsTaken?: (players: number) => number;
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly rates: readonly number[];
  readonly outbreakLimit: number;
  readonly cubesPerColour: number;
  readonly renewsInfections: boolean;
  readonly options: readonly OptionSpec[];
  readonly openHands: (options: Readonly<Record<string, string>>) => boolean;
}
