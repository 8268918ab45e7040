// What each game says in words of its own. A new game brings one file with these; everything else is said alike in all games.
import type { Command, Fact, Game, View } from '@cordon/engine';
import type { Speech } from './speech.ts';

/** What the game waits for, with all that helps to say it. */
export interface Asked {
  readonly speech: Speech;
  readonly view: View;
  /** The frame that waits. */
  readonly frame: View['frames'][number];
  /** What the seat that is asked can answer. */
  readonly answers: readonly Command[];
}

/** What a box adds to the words of its game. */
export type BoxWords = Pick<
  GameWords,
  'help' | 'groups' | 'about' | 'moves' | 'tell' | 'waits' | 'board' | 'inSight' | 'announced' | 'besidesHand'
>;

export interface GameWords {
  /** What is played: “Iberia”. */
  readonly name: string;
  /** How a game is won. */
  readonly won: string;
  /** What reaching the goal of a colour is called, and where it is done. */
  readonly reaches: (colour: string) => string;
  readonly place: string;
  /** Lines for “help”: what a newcomer has to know to type the commands. */
  readonly help: (game: Game) => readonly string[];
  /** Commands that “help” lists together, by title; it puts the others where they belong by what they spend. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The options that only this game has, as its line in the help of the program. */
  readonly options: Readonly<Record<string, string>>;
  /** What roles, events, challenges and other cards do, in a sentence each. */
  readonly about: Readonly<Record<string, string>>;
  /** The words of its boxes by their names; what they do is only told at tables that have them. */
  readonly boxes: Readonly<Record<string, BoxWords>>;
  /** Why whoever holds this card begins. */
  readonly begins: (game: Game, card: string) => string;
  /** What a pawn does that is moved in a certain way. */
  readonly moves: Readonly<Record<string, string>>;
  /** Why no cube came, where it was not thanks to a role. */
  readonly prevented: Readonly<Record<string, string>>;
  /** Introduces cubes that no infection card asks for, before the cities they came to. */
  readonly extra: (colour: string, cities: number) => string;
  /** Facts of this game that belong to an infection card and are told after it. */
  readonly chain: ReadonlySet<string>;
  /** Sentences for a fact that this game tells differently or alone. */
  readonly tell: (speech: Speech, fact: Fact) => readonly string[] | undefined;
  /** What the game waits for, by the name of the frame. */
  readonly waits: Readonly<Record<string, (asked: Asked) => string>>;
  /** What only this game has on its board. */
  readonly board: (game: Game, view: View) => readonly string[];
  /** What of it to keep in sight between two actions. */
  readonly inSight: (game: Game, view: View) => readonly string[];
  /** What is announced but has not happened yet. */
  readonly announced: (view: View) => readonly string[];
  /** What never changes on this board. */
  readonly map: (game: Game, view: View) => readonly string[];
  /** A remark about the city a pawn is in, and about what a player has besides the hand. */
  readonly atCity: (view: View, city: string) => string;
  readonly besidesHand: (view: View, seat: number) => string;
  /** How far so many cards of a colour lead. */
  readonly progress: (view: View, seat: number, colour: string, count: number) => string;
  /** What only this game has to say about a city or a region. */
  readonly city: (game: Game, view: View, city: string) => readonly string[];
  readonly region: (view: View, region: string) => readonly string[];
}
