// What a language brings: the words that all games share, and those of each game.
import type { Fact, View } from '@cordon/engine';
import type { OperandType } from '../../games/facts.ts';
import type { Language } from '../words.ts';
import type { ChallengeWords, Explained, PlaceSpoken, Waiting } from './explained.ts';
import type { Speaker } from './speaker.ts';
import type { PlanWords } from './reasons.ts';
import type { Talk } from './talk.ts';
import type { CubesTold, Infection } from '@cordon/protocol/telling';
import type { OfferTalk } from './telling/offerTalk.ts';
import type { Deed } from './telling/recap.ts';
import type { SetupGroup } from './telling/stories.ts';
import type { Threats } from './telling/threats.ts';

export interface RoleWords {
  readonly name: string;
  /** With the article: “the Nurse”. */
  readonly the: string;
}

export interface OptionWords extends Explained {
  readonly value: (value: string) => Explained | undefined;
}

export interface KindWords {
  readonly label: string;
  /** A word or two for a narrow cell, where the label is longer than that; events go by their names. */
  readonly short?: string;
  /** The whole offer; the label where there is nothing to add. */
  readonly offer?: (offer: OfferTalk) => string;
  /** Questions better than those of the type of the operand. */
  readonly asks?: Readonly<Record<string, string>>;
}
export type Kinds = Readonly<Record<string, KindWords>>;

export type FactNamed<Name extends string> = Extract<Fact, { readonly fact: Name }>;
/** A sentence for each of these facts. */
export type FactWords<Name extends Fact['fact'] = Fact['fact']> = {
  readonly [Each in Name]: (talk: Talk, fact: FactNamed<Each>, game: GamePart) => string;
};

/** A few words for each of these facts, as part of a sentence that begins with who did it: “built a research station in Cairo”. */
export type DeedWords<Name extends Fact['fact'] = Fact['fact']> = {
  readonly [Each in Name]: (talk: Talk, seat: number, facts: readonly FactNamed<Each>[]) => string;
};

/** A turn in short. */
export interface RecapWords {
  readonly deeds: Partial<DeedWords>;
  /** “The Medic drove to Paris and treated 2 blue cubes there.” */
  readonly acts: (talk: Talk, seat: number, deeds: readonly string[]) => string;
  readonly went: (talk: Talk, seat: number, went: DeedNamed<'went'>, game: GamePart) => string;
  /** `here`: the city that was named just before. */
  readonly treated: (
    talk: Talk,
    seat: number,
    cubes: DeedNamed<'treated'>['cubes'],
    here: string | undefined,
  ) => string;
  readonly drew: (talk: Talk, seat: number, drew: DeedNamed<'drew'>) => string;
  readonly epidemics: (talk: Talk, cities: readonly string[]) => string;
  readonly infected: (talk: Talk, cities: readonly string[]) => string;
  readonly outbreaks: (talk: Talk, cities: readonly string[], now: number, limit: number) => string;
}
type DeedNamed<Name extends Deed['deed']> = Extract<Deed, { readonly deed: Name }>;

/** What the game waits for, with all that helps to say it. */
export interface Asked {
  readonly talk: Talk;
  readonly view: View;
  readonly frame: View['frames'][number];
  /** The seat that is asked, and how many cards it holds. */
  readonly seat: number;
  /** A command as a person would say it. */
  readonly said: (command: unknown) => string;
  /** A word or a number of the frame; empty or 0 where it has none. */
  readonly word: (field: string) => string;
  readonly number: (field: string) => number;
}
export type Waits = Readonly<Record<string, (asked: Asked) => Waiting>>;

/** By the stable word; “kind reason” where one kind of command says it better. */
export type Reasons = Readonly<Record<string, string | ((offer: OfferTalk) => string)>>;

export interface SpokenPart {
  /** What only this game has to say about a city. */
  readonly city: (talk: Talk, view: View, city: string) => readonly string[];
  /** How far so many cards of a colour lead: “3 of 5 for the cure”. */
  readonly progress: (talk: Talk, view: View, seat: number, colour: string, count: number) => string;
  readonly besidesHand: (talk: Talk, view: View, seat: number) => readonly string[];
  readonly tracks: (talk: Talk, view: View) => readonly string[];
  /** Places beside the map, each with what lies there. */
  readonly places?: (talk: Talk, view: View) => readonly PlaceSpoken[];
}

export interface GamePart {
  readonly name: string;
  readonly won: string;
  readonly roles: Readonly<Record<string, RoleWords>>;
  readonly events: Readonly<Record<string, string>>;
  readonly challenges: Readonly<Record<string, ChallengeWords>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Epidemics with names of their own, and other cards that are resolved when they are drawn. */
  readonly epidemics: Readonly<Record<string, Explained>>;
  readonly kinds: Kinds;
  readonly facts: Partial<FactWords>;
  /** Facts of this game that belong to an infection card and are told after it. */
  readonly within: readonly string[];
  /** Why the holder of this card begins: “with the largest city”. */
  readonly begins: string;
  /** How a pawn moves: “you take the train”, “Ann takes the train”. */
  readonly moves: Readonly<Record<string, readonly [you: string, other: string]>>;
  /** The same in a recap, where it is said otherwise than for any other move. */
  readonly went?: Readonly<Record<string, string>>;
  readonly deeds: Partial<DeedWords>;
  /** What took cubes away, if they were not simply treated. */
  readonly removals: Readonly<Record<string, string>>;
  /** Why no cube came. */
  readonly prevented: Readonly<Record<string, string>>;
  /** Introduces cubes that no infection card asks for, before the cities they came to. */
  readonly extra: (talk: Talk, colour: string, cities: number) => string;
  readonly waits: Waits;
  readonly endings?: Endings;
  /** The headings of facts that are shown over the board for a while, as they stand in the view after them. */
  readonly banners?: Readonly<Record<string, (fact: Fact, view: View) => string | undefined>>;
  readonly reasons: Reasons;
  readonly spoken: SpokenPart;
  readonly plans: PlanWords;
  /** Things that commands of a challenge name: type, then id. */
  readonly things?: Readonly<Record<string, Readonly<Record<string, RoleWords>>>>;
}

/** What is said of an ending instead of what is usual, where the view tells more than its name does. */
export type Endings = Readonly<Record<string, (view: View, usual: Waiting) => Partial<Waiting> | undefined>>;

/** Several facts that are told together. */
export interface TogetherWords {
  readonly setup: (talk: Talk, groups: readonly SetupGroup[]) => string;
  readonly dealt: (talk: Talk, seat: number, count: number, cards: readonly string[]) => string;
  readonly drew: (
    talk: Talk,
    draw: { seat: number; cards: readonly string[]; epidemics: readonly string[]; unseen: number },
    game: GamePart,
  ) => string;
  readonly discarded: (talk: Talk, seat: number, cards: readonly string[], by: string) => string;
  /** Added to the sentence of a deed: what it cost, and who came along. */
  readonly paid: (talk: Talk, cards: readonly string[]) => string;
  readonly along: (talk: Talk, seats: readonly number[]) => string;
  /** Added to an offer: cards and cubes that it takes and does not name. */
  readonly takes: (talk: Talk, cards: readonly string[], cubes: readonly CubesTold[]) => string;
  /** The same for more than one action. */
  readonly actions: (talk: Talk, count: number) => string;
  readonly infection: (talk: Talk, game: GamePart, infection: Infection, limit: number) => string[];
  readonly asked: (talk: Talk, by: number, seat: number, said: string) => string;
  /** Whose it is, before what it is. */
  readonly by: (who: string, what: string) => string;
  readonly nothing: string;
}

export interface SpokenShared {
  readonly city: (talk: Talk, view: View, city: string, own: readonly string[]) => string;
  readonly hand: (
    talk: Talk,
    view: View,
    seat: number,
    groups: readonly { colour: string; cards: readonly string[]; progress: string }[],
    rest: { events: readonly string[]; unseen: number; own: readonly string[] },
  ) => string;
  readonly tracks: (talk: Talk, view: View, turnsLeft: number, own: readonly string[]) => string;
  readonly threats: (talk: Talk, threats: Threats) => string;
  readonly place: (talk: Talk, view: View, seat: number) => string;
}

export interface SharedPart {
  readonly language: Language;
  readonly talk: (speaker: Speaker, game: GamePart) => Talk;
  /** Words that people type between the names and that say nothing by themselves. */
  readonly littleWords: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  readonly epidemics: (count: number) => Explained;
  readonly bots: Readonly<Record<string, Explained>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly kinds: Kinds;
  /** What the command is called that plays an event. */
  readonly playEvent: (event: string) => string;
  readonly questions: Readonly<Record<OperandType, string>>;
  readonly facts: Partial<FactWords>;
  readonly unknownFact: (name: string) => string;
  readonly together: TogetherWords;
  readonly recap: RecapWords;
  readonly waits: Waits;
  readonly unknownWait: (asked: Asked) => Waiting;
  readonly endings: Readonly<Record<string, (game: GamePart) => Waiting>>;
  readonly reasons: Reasons;
  readonly refusals: Readonly<Record<string, string>>;
  /** The heading of a question to which somebody says no. */
  readonly refused: string;
  readonly spoken: SpokenShared;
}
