// What a box brings to the page. Each box has a folder of its own; only its cover is there before a table uses it.
import type { GameFace } from '../faces/face.ts';
import type { Drawing } from '../icons/drawing.ts';
import type { Portrait } from '../icons/portraits/portrait.ts';
import type { RuleTable, Text } from '../rules/explain/explanation.ts';
import type { ChallengeWords, Explained } from '../words/game/explained.ts';
import type { SectionText } from '../rules/pages/page.ts';
import type {
  FactWords,
  GamePart,
  KindWords,
  OptionWords,
  Reasons,
  RoleWords,
  SpokenPart,
  Waits,
} from '../words/game/parts.ts';
import type { Language } from '../words/words.ts';

/** What is explained under a name that is said elsewhere. */
type Explaining = Omit<Text, 'title'>;

type Commands = Readonly<Record<string, KindWords>>;

export interface RoleTexts extends RoleWords {
  readonly commands?: Commands;
}

/** The command that plays an event has its id; an event may ask for more commands. */
export interface EventTexts extends Omit<KindWords, 'label'> {
  readonly name: string;
  readonly commands?: Commands;
}

export interface ChallengeTexts extends ChallengeWords {
  readonly commands?: Commands;
}

/** What a box says in one language whatever is played, besides its explanations and its rules page. */
export interface BoxTexts extends Pick<
  GamePart,
  'facts' | 'moves' | 'removals' | 'prevented' | 'waits' | 'reasons'
> {
  readonly roles: Readonly<Record<string, RoleTexts>>;
  readonly events: Readonly<Record<string, EventTexts>>;
  readonly spoken?: Partial<Pick<SpokenPart, 'city' | 'besidesHand' | 'tracks' | 'places'>>;
}

/** What a box says in one language only at tables that play one of its challenges. */
export interface ChallengePart
  extends
    Partial<Pick<GamePart, 'options' | 'epidemics' | 'facts' | 'removals' | 'waits' | 'reasons' | 'deeds'>>,
    Pick<GamePart, 'things' | 'endings' | 'banners'>,
    Pick<BoxTexts, 'spoken'> {
  /** Its name; none where the box only adds to a challenge of another box. */
  readonly challenge?: ChallengeWords;
  readonly commands?: Commands;
}

/** The words of a box together with those of the challenges of a table. */
export interface TableTexts
  extends BoxTexts, Pick<GamePart, 'options' | 'epidemics' | 'things' | 'endings' | 'banners'> {
  readonly deeds?: GamePart['deeds'];
  readonly challenges: Readonly<Record<string, ChallengeTexts>>;
}

/** What a role or an event is about, and the commands it brings. */
interface ExplainedThing extends Explaining {
  readonly commands?: Readonly<Record<string, Explaining>>;
}
/** A challenge or a card says by its words what it is about. */
type Asked = Pick<Explaining, 'points'>;

/** What the cards of explanations add to the words of a box: no table waits for it. */
export interface BoxExplained {
  readonly roles: Readonly<Record<string, ExplainedThing>>;
  readonly events: Readonly<Record<string, ExplainedThing>>;
  readonly challenges: Readonly<Record<string, Asked & Pick<ExplainedThing, 'commands'>>>;
  readonly epidemics: Readonly<Record<string, Asked>>;
}

/** What no language changes: a picture. */
interface Plain {
  readonly icon: Drawing;
}

export interface Mark extends Plain {
  readonly commands?: Readonly<Record<string, Plain>>;
}

export interface RoleMark extends Mark {
  /** Its accent, unlike those of all other roles and of the diseases. */
  readonly colour: string;
  readonly portrait: Portrait;
}

type ChallengeMark = Omit<Mark, 'icon'>;

/** A card that is resolved when it is drawn. */
interface CardMark extends Plain {
  /** The challenge it comes with: the section of the rules page that tells of it. */
  readonly challenge: string;
}

export interface BoxMarks {
  readonly roles: Readonly<Record<string, RoleMark>>;
  readonly events: Readonly<Record<string, Mark>>;
  /** What the box adds to the face of its game. */
  readonly face?: Partial<
    Pick<GameFace, 'kept' | 'led' | 'strain' | 'spared' | 'countsFor' | 'opponent' | 'teams' | 'unaided'>
  >;
  /** Pictures of facts that only this box tells. */
  readonly facts: Readonly<Record<string, Drawing>>;
}

/** The pictures of what only one challenge has. */
export interface PartMarks {
  readonly commands?: Readonly<Record<string, Plain>>;
  readonly cards?: Readonly<Record<string, Plain>>;
  readonly facts?: BoxMarks['facts'];
  readonly face?: BoxMarks['face'];
}

/** The pictures of a box together with those of the challenges of a table. */
export interface TableMarks extends BoxMarks {
  readonly challenges: Readonly<Record<string, ChallengeMark>>;
  readonly cards: Readonly<Record<string, CardMark>>;
}

type WithCommands<One, Each> = One extends { readonly commands: infer Named }
  ? { readonly commands: Readonly<Record<keyof Named, Each>> }
  : unknown;

/** As many entries as another has. */
type Like<Other, Each> = { readonly [Key in keyof Other]: Each };

/** The same things with other names. */
export type ThingsLike<English> = { readonly [Type in keyof English]: Like<English[Type], RoleWords> };

/** The texts of another language: one for each that English has. */
export interface TextsLike<English extends BoxTexts> extends BoxTexts {
  readonly roles: {
    readonly [Id in keyof English['roles']]: RoleTexts & WithCommands<English['roles'][Id], KindWords>;
  };
  readonly events: {
    readonly [Id in keyof English['events']]: EventTexts & WithCommands<English['events'][Id], KindWords>;
  };
  readonly facts: FactWords<Extract<keyof English['facts'], keyof FactWords>>;
  readonly moves: Like<English['moves'], GamePart['moves'][string]>;
  readonly removals: Like<English['removals'], string>;
  readonly prevented: Like<English['prevented'], string>;
  readonly waits: Like<English['waits'], Waits[string]>;
  readonly reasons: Like<English['reasons'], Reasons[string]>;
}

/** A key of a part of English, with as many entries as there. */
type LikeIn<English, Key extends keyof ChallengePart, Each> = English extends {
  readonly [Named in Key]: infer Entries;
}
  ? { readonly [Named in Key]: Like<Entries, Each> }
  : unknown;

/** The same for a part of a box in another language. */
export type PartLike<English extends ChallengePart> = ChallengePart &
  LikeIn<English, 'challenge', unknown> &
  LikeIn<English, 'commands', KindWords> &
  LikeIn<English, 'options', OptionWords> &
  LikeIn<English, 'epidemics', Explained> &
  LikeIn<English, 'facts', unknown> &
  LikeIn<English, 'removals', string> &
  LikeIn<English, 'waits', Waits[string]> &
  LikeIn<English, 'reasons', Reasons[string]>;

type Parts = Readonly<Record<string, ChallengePart>>;

/** The challenges that parts name, not those that they only add to. */
type NamedIn<In extends Parts> = {
  [Id in keyof In]: In[Id] extends { readonly challenge: ChallengeWords } ? Id : never;
}[keyof In];

type CardsOf<Part> = Part extends { readonly epidemics: infer Cards } ? keyof Cards : never;

/** The explanations of a box and its parts: one for whatever English has words for. */
export interface ExplainedFor<English extends BoxTexts, In extends Parts> extends BoxExplained {
  readonly roles: {
    readonly [Id in keyof English['roles']]: Explaining & WithCommands<English['roles'][Id], Explaining>;
  };
  readonly events: {
    readonly [Id in keyof English['events']]: Explaining & WithCommands<English['events'][Id], Explaining>;
  };
  readonly challenges: { readonly [Id in NamedIn<In>]: ExplainedPart<In[Id]> };
  readonly epidemics: Readonly<Record<CardsOf<In[keyof In]>, Asked>>;
}

/** The marks of a box: one for whatever English has words for. */
export interface MarksFor<English extends BoxTexts> extends BoxMarks {
  readonly roles: {
    readonly [Id in keyof English['roles']]: RoleMark & WithCommands<English['roles'][Id], Plain>;
  };
  readonly events: {
    readonly [Id in keyof English['events']]: Mark & WithCommands<English['events'][Id], Plain>;
  };
  readonly facts: Like<English['facts'], Drawing>;
}

type EntriesIn<English, Key extends string> = English extends { readonly [Each in Key]: infer Entries }
  ? Entries
  : Record<never, never>;

/** The same for a part of a box: one for whatever English has words for. */
export interface PartMarksFor<English extends ChallengePart> {
  readonly commands: Like<EntriesIn<English, 'commands'>, Plain>;
  readonly cards: Like<EntriesIn<English, 'epidemics'>, Plain>;
  readonly facts: Like<EntriesIn<English, 'facts'>, Drawing>;
  readonly face?: BoxMarks['face'];
}
export interface ExplainedPart<English extends ChallengePart> extends Asked {
  readonly commands: Like<EntriesIn<English, 'commands'>, Explaining>;
}

/** The sections of the rules page that every box has. Those of its challenges, by their ids, come after them. */
export const SECTIONS = ['box', 'setup', 'roles', 'events'] as const;
export type BoxPage<Challenges extends string = string> = Readonly<
  Record<(typeof SECTIONS)[number] | Challenges, SectionText>
>;

/** What is shown of a box before anybody plays with it. */
export interface Cover {
  readonly id: string;
  /** The game it belongs to. */
  readonly game: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  readonly picture: Drawing;
}

/** What a table needs of a box. */
export interface BoxFiles {
  /** The game it is for. */
  readonly game: string;
  readonly marks: () => Promise<{ readonly marks: BoxMarks }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly texts: BoxTexts }>>>;
  /** By challenge: what only tables with it need of the words and marks. */
  readonly parts: Readonly<Record<string, PartFiles>>;
}

export interface PartFiles {
  readonly marks: () => Promise<{ readonly marks: PartMarks }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly part: ChallengePart }>>>;
  /** Challenges of other boxes that are played with this one. */
  readonly within?: readonly string[];
}

export interface Box extends Cover, BoxFiles {
  /** The challenges of which the rules page tells, in its order. */
  readonly challenges: readonly string[];
  readonly rules: () => Promise<{ readonly rules: RuleTable }>;
  readonly explained: Readonly<Record<Language, () => Promise<{ readonly explained: BoxExplained }>>>;
  readonly page: Readonly<Record<Language, () => Promise<{ readonly page: BoxPage }>>>;
}
