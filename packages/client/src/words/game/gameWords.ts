// What the page says about the games, in one language: names, commands, what happened, what the game waits for.
import type { Fact, RefusalParams, View } from '@cordon/engine';
import type { Reason } from '@cordon/protocol';
import type { Offer } from '../../choices/offer.ts';
import type { Language } from '../words.ts';
import type { ChallengeWords, Explained, PlaceSpoken, Waiting } from './explained.ts';
import type { ReasonWords } from './reasons.ts';
import type { Speaker } from './speaker.ts';
import type { Voice } from './telling/voice.ts';

/** What was refused, as the server or the worker says it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly reason?: string | undefined;
  /** What that reason is about. */
  readonly params?: RefusalParams | undefined;
}

export interface GameWords {
  /** What a telling that comes later speaks with. */
  readonly voice: Voice;
  readonly language: Language;
  /** Words that say nothing by themselves where a command is typed: “drive to Chicago”. */
  readonly littleWords: readonly string[];

  /** The ids of the games that have words here. */
  readonly games: readonly string[];
  readonly gameName: (game: string) => string;
  readonly colourName: (colour: string) => string;
  readonly cityName: (game: string, city: string) => string;
  readonly roleName: (game: string, role: string) => string;
  /** Who sits there, with the article where it is a role: “Ann”, “the Medic”; never “you”. */
  readonly who: (speaker: Speaker, seat: number) => string;
  readonly eventName: (game: string, event: string) => string;
  /** A city’s card, an event, or an epidemic. */
  readonly cardName: (game: string, card: string) => string;
  /** What a card does that is resolved when it is drawn; nothing for all others. */
  readonly cardAbout: (game: string, card: string) => string;
  /** “Cáceres–Madrid”. */
  readonly regionName: (game: string, region: string) => string;
  /** “Madrid – Toledo”. */
  readonly lineName: (game: string, line: string) => string;
  /** A thing of a challenge: “Sample dish 1”; within a sentence “the growth dish”. */
  readonly thingName: (game: string, type: string, id: string) => string;
  readonly theThing: (game: string, type: string, id: string) => string;
  readonly botName: (bot: string) => string;
  /** How it plays; nothing for one that is not known here. */
  readonly botAbout: (bot: string) => string;
  readonly challenge: (game: string, challenge: string) => ChallengeWords;
  readonly option: (game: string, option: string) => Explained;
  readonly optionValue: (game: string, option: string, value: string) => Explained;
  /** How hard so many epidemics are. */
  readonly epidemics: (count: number) => Explained;

  /** A few words for a button. */
  readonly kindLabel: (game: string, kind: string) => string;
  /** A word or two for a narrow cell; an event goes by its name. */
  readonly kindShort: (game: string, kind: string) => string;
  /** The whole of one offer with its cost. What the view shows is said too: where the pawn is, how many cubes there are. */
  readonly offerLabel: (speaker: Speaker, offer: Offer, view?: View) => string;
  /** Whose step it is, or who said it, and what: “Ann: Drive to Chicago”. */
  readonly by: (who: string, what: string) => string;
  /** What is asked when this operand has to be chosen. */
  readonly operandQuestion: (game: string, kind: string, operand: string) => string;

  /** One fact by itself. */
  readonly factSentence: (speaker: Speaker, fact: Fact) => string;
  /** Facts in their order; what belongs together is one sentence, and what goes without saying is left out. */
  readonly tell: (speaker: Speaker, facts: readonly Fact[]) => string[];

  /** What the game waits for, or how it ended. */
  readonly waitsFor: (speaker: Speaker, view: View) => Waiting;
  /** With the view more is said about it, if there is more to say. */
  readonly ending: (game: string, ending: string, view?: View) => Waiting;
  /** What stands over the board for a while after this fact; usually nothing does. */
  readonly banner: (game: string, fact: Fact, view: View) => string | undefined;
  /** Why something was refused; the offer, if there is one, makes it more precise. */
  readonly refusal: (speaker: Speaker, refusal: Refusal, offer?: Offer) => string;

  /** Why a plan is good. */
  readonly reason: (words: ReasonWords, speaker: Speaker, reason: Reason) => string;

  readonly describeCity: (speaker: Speaker, view: View, city: string) => string;
  readonly describeHand: (speaker: Speaker, view: View, seat: number) => string;
  readonly describeTracks: (speaker: Speaker, view: View) => string;
  readonly describePlaces: (speaker: Speaker, view: View) => readonly PlaceSpoken[];
  readonly describeThreats: (speaker: Speaker, view: View) => string;
  readonly whereAmI: (speaker: Speaker, view: View, seat: number) => string;
  readonly lastEvents: (speaker: Speaker, facts: readonly Fact[]) => string;
}
