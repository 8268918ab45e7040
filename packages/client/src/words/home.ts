// What the screens before a game say: home, new game, the gathering, about.
import type { Aids } from '@cordon/protocol';

export interface HomeWords {
  readonly title: string;
  readonly intro: string;
  readonly playNow: string;
  readonly playHow: string;
  readonly withBots: string;
  readonly withBotsAbout: string;
  readonly alone: string;
  readonly aloneAbout: string;
  readonly playTrouble: string;
  /** Everything that can be played. */
  readonly gamesTitle: string;
  readonly aGame: string;
  readonly aBox: (game: string) => string;
  /** Each game in a sentence. */
  readonly games: Readonly<Record<string, string>>;
  readonly newGame: string;
  readonly newGameAbout: string;
  readonly join: string;
  readonly joinAbout: string;
  readonly joinField: string;
  readonly joinGo: string;
  readonly joinBad: string;
  readonly load: string;
  readonly loadAbout: string;
  readonly loadChoose: string;
  readonly loadBad: string;
  /** Where one line of a saved game cannot be read. */
  readonly loadBadAt: (line: number) => string;
  /** Why, by the reason of the refusal. */
  readonly loadWhy: Readonly<
    Record<
      | 'too-long'
      | 'no-title'
      | 'no-player'
      | 'wrong-result'
      | 'bad-rules'
      | 'bad-configuration'
      | 'bad-seed'
      | 'wrong-hash',
      string
    >
  >;
  readonly loadNamed: Readonly<
    Record<'no-such-game' | 'missing-line' | 'said-twice', (name: string) => string>
  >;
  readonly loadMove: (move: number) => string;
  readonly loadRules: (recorded: string, today: string) => string;
  readonly rules: string;
  readonly continue: string;
  readonly yourTurn: string;
  readonly waitsFor: (name: string) => string;
  readonly over: string;
  readonly gathering: string;
  readonly local: string;
  readonly online: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly keep: string;
  readonly players: (count: number) => string;
  readonly touched: (time: string) => string;
  readonly noServer: string;
  /** So many tables are only in the memory of the page. */
  readonly unkept: (count: number) => string;
  readonly abandoned: string;
  /** A game whose record cannot be followed to its end. */
  readonly stopped: string;
  readonly waitsForBot: string;
  readonly waitsForSeat: (seat: number) => string;
  readonly listed: string;
  readonly listedAbout: string;
  readonly listedBy: (names: string) => string;
  readonly freeSeats: (count: number) => string;
  readonly joinTable: string;
  readonly watchTable: string;
  readonly settings: string;
  readonly legal: string;
}

export interface NewGameWords {
  readonly title: string;
  readonly game: string;
  readonly where: string;
  readonly places: Readonly<Record<'local' | 'online', { readonly name: string; readonly about: string }>>;
  readonly players: string;
  readonly difficulty: string;
  readonly boxes: string;
  /** How many roles and events there are, and how many of the events are used. */
  readonly pools: (roles: number, events: number, used: number) => string;
  /** Which roles and events can come into play. */
  readonly pool: {
    readonly about: string;
    readonly events: string;
    /** How many of all there are: “12 of 17”. */
    readonly count: (chosen: number, all: number) => string;
    /** Takes everything that the game or a box brings, or leaves it out. */
    readonly all: string;
    readonly none: string;
    /** A chosen challenge doesn’t use it. */
    readonly notIn: (challenge: string) => string;
  };
  readonly challenges: string;
  /** A challenge took the place of others that it can’t be played with. */
  readonly instead: (name: string, gone: string) => string;
  readonly seats: string;
  readonly seatsAbout: string;
  /** One player decides for a seat that nobody takes. */
  readonly decides: (names: string) => string;
  /** Cards of a challenge that a table may replace by its own. */
  readonly deck: {
    readonly seen: (count: number) => string;
    readonly own: string;
    readonly field: string;
    readonly how: string;
    readonly usual: string;
  };
  readonly openHands: string;
  readonly seat: (seat: number) => string;
  /** Of seats that play together against others. */
  readonly side: (side: number) => string;
  readonly seatRole: (seat: number) => string;
  readonly me: string;
  readonly roles: string;
  readonly rolesRandom: string;
  readonly rolesChosen: string;
  readonly options: string;
  readonly listed: string;
  readonly listedAbout: string;
  readonly watchers: string;
  readonly watchersAbout: string;
  readonly aids: Readonly<Record<keyof Aids, { readonly name: string; readonly about: string }>>;
  readonly yes: string;
  readonly no: string;
  readonly begin: string;
  readonly gather: string;
  readonly refused: string;
  readonly hotSeat: string;
  readonly hotSeatAbout: string;
}

export interface LobbyWords {
  readonly title: string;
  readonly text: string;
  /** What the table does without. */
  readonly without: Readonly<Record<keyof Aids, string>>;
  /** Roles and events that can't come into play, by name. */
  readonly leftOut: (names: string) => string;
  readonly invite: string;
  readonly copy: string;
  readonly copied: string;
  readonly renew: string;
  readonly seat: (seat: number) => string;
  readonly open: string;
  readonly sit: string;
  readonly leave: string;
  readonly free: string;
  readonly start: string;
  readonly startWhen: string;
  /** What bots are good for where hands are private. */
  readonly silentBots: string;
  readonly hash: string;
  readonly hashAbout: string;
  /** Of a seat that the player of another one decides for. */
  readonly decided: (seat: number) => string;
  /** The table plays with its own list of cards. */
  readonly ownCards: string;
  readonly you: string;
  readonly host: (name: string) => string;
  readonly bot: (name: string) => string;
  readonly botTakes: string;
  /** A bot gives its seat to another one. */
  readonly otherBot: string;
  readonly takeOver: string;
  readonly handOver: string;
  /** What a link is for that keeps a seat for whoever opens it. */
  readonly handed: (seat: number) => string;
  readonly removeSure: (name: string) => string;
  readonly replaceSure: (name: string, bot: string) => string;
  readonly keep: string;
  readonly here: string;
  readonly away: string;
  readonly watching: (count: number) => string;
  readonly watchLink: string;
  readonly keyGone: string;
  readonly listed: string;
  /** The host takes the table off the list. */
  readonly unlist: string;
  /** To people who may not see the board of a running game. */
  readonly running: string;
  readonly runningText: string;
  readonly name: {
    readonly ask: string;
    readonly field: string;
    readonly go: string;
    readonly bad: (most: number) => string;
    readonly trouble: string;
  };
}

export interface AboutWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly notAffiliated: string;
  readonly sources: string;
  readonly source: readonly string[];
}
