// What is said about the deal of the day and about games of the same deal.

export interface DealWords {
  readonly title: string;
  readonly about: string;
  /** In a list of tables. */
  /** Where nobody can tell it. */
  readonly missing: string;
  readonly ofDay: (date: string) => string;
  /** Where the deals are those of this device alone. */
  readonly aboutLocal: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  readonly today: string;
  readonly epidemics: (count: number) => string;
  readonly play: string;
  readonly playHow: string;
  readonly alone: string;
  readonly aloneAbout: (seats: number) => string;
  readonly withBots: string;
  readonly withBotsAbout: string;
  readonly withFriends: string;
  readonly withFriendsAbout: string;
  readonly goOn: string;
  readonly look: string;
  readonly again: string;
  readonly againAbout: string;
  readonly late: string;
  readonly refused: string;
  readonly results: string;
  readonly none: string;
  readonly noneOfDeal: string;
  /** Beside one's name. */
  readonly you: string;
  /** In place of a name that was not given. */
  readonly yourself: string;
  readonly bots: string;
  readonly botsLater: string;
  readonly botPlays: (bot: string) => string;
  readonly letBotsPlay: string;
  readonly more: (count: number) => string;
  readonly place: (place: number) => string;
  /** Beside names: who else sat there. */
  readonly besides: (names: string, bots: string) => string;
  readonly endings: Readonly<Record<'won' | 'outbreaks' | 'cubes' | 'cards' | 'abandoned', string>>;
  readonly lost: string;
  readonly turns: (count: number) => string;
  readonly goals: (count: number) => string;
  readonly outbreaks: (count: number) => string;
  readonly cardsLeft: (count: number) => string;
  readonly undone: (count: number) => string;
  readonly hinted: (count: number) => string;
  readonly aside: Readonly<Record<'repeat' | 'late', string>>;
  readonly asideAbout: Readonly<Record<'repeat' | 'late', string>>;
  readonly compared: string;
  /** Where people gather for it. */
  readonly gathering: (date: string) => string;
  readonly secret: string;
}
