// What the table screen says around the game itself.

/** What a key of the table does. */
export type KeyDeed =
  | 'cancel'
  | 'go'
  | 'undo'
  | 'hint'
  | 'map'
  | 'lab'
  | 'plan'
  | 'keys'
  | 'pick'
  | 'history'
  | 'walk'
  | 'zoom';

export interface TrackLabels {
  readonly outbreaks: (most: number) => string;
  readonly rate: string;
  readonly cards: string;
  readonly supply: string;
  readonly goal: Readonly<Record<'cure' | 'research', string>>;
}

export interface TableWords {
  /** The way to the analysis of a game. */
  readonly analyse: Readonly<Record<'won' | 'lost' | 'other', string>>;
  readonly board: string;
  /** Where one acts: what can be done, and the cards for it. */
  readonly dock: string;
  readonly tracks: {
    readonly title: string;
    /** What the numbers are: in a word, and a little more for whoever is new. */
    readonly labels: Readonly<Record<'short' | 'full', TrackLabels>>;
    readonly outbreaksOf: (count: number, most: number) => string;
    readonly rateIs: (rate: number) => string;
    readonly cardsLeft: (cards: number, turns: number) => string;
    readonly turnsLeft: (turns: number) => string;
    readonly supply: (colour: string, left: number) => string;
    readonly goal: Readonly<
      Record<'cure' | 'research', Readonly<Record<'open' | 'done' | 'gone', (colour: string) => string>>>
    >;
    /** A disease that has no cube on the board and needs no cure as long as that is so. */
    readonly spared: (colour: string) => string;
    readonly strain: {
      readonly title: string;
      readonly unchosen: string;
      readonly active: (colour: string) => string;
      readonly dormant: (colour: string) => string;
      readonly inForce: (card: string) => string;
    };
    readonly badges: Readonly<Record<string, string>>;
    /** The same in a word, below their numbers. */
    readonly badgeLabels: Readonly<Record<string, string>>;
  };
  readonly seats: {
    readonly title: string;
    readonly you: string;
    readonly turn: string;
    readonly waiting: string;
    /** The active player may move this pawn too. */
    readonly led: string;
    readonly away: string;
    readonly here: string;
    readonly bot: string;
    readonly open: string;
    readonly cards: (count: number) => string;
    readonly hidden: (count: number) => string;
    readonly lookFrom: (name: string) => string;
    readonly notPlaced: string;
    /** Of a seat that has none. */
    readonly noPawn: string;
    /** Of somebody who plays against all others. */
    readonly states: Readonly<Record<'hidden' | 'spotted' | 'captured', string>>;
    /** Events that lie before a player until they end. */
    readonly inForce: string;
    /** Cubes on the role card. */
    readonly kept: string;
  };
  readonly hand: {
    readonly title: string;
    readonly of: (name: string) => string;
    readonly empty: string;
    readonly limit: (count: number, most: number) => string;
    readonly progress: Readonly<
      Record<'cure' | 'research', (colour: string, count: number, needed: number) => string>
    >;
    readonly enough: Readonly<Record<'cure' | 'research', (colour: string) => string>>;
    /** The city of a card has cubes of a disease whose cure asks for such cards. */
    readonly alsoFor: (colour: string) => string;
    /** Where no cure is wanted any more. */
    readonly count: (colour: string, count: number) => string;
    readonly events: string;
    readonly beside: string;
  };
  readonly actions: {
    readonly title: string;
    readonly left: (count: number) => string;
    readonly events: string;
    readonly more: string;
    readonly back: string;
    readonly cancel: string;
    readonly confirm: string;
    readonly notNow: string;
    readonly why: string;
    readonly undo: string;
    readonly undone: string;
    readonly steps: (count: number) => string;
    readonly discards: (cards: string) => string;
    readonly ways: (city: string) => string;
    readonly noWay: (city: string) => string;
    readonly plan: string;
    readonly planNote: string;
    readonly propose: string;
    readonly playNow: string;
    readonly clear: string;
    readonly atOnce: string;
    readonly without: string;
    readonly nothingWith: (card: string) => string;
  };
  readonly keys: {
    readonly title: string;
    readonly space: string;
    readonly deeds: Readonly<Record<KeyDeed, string>>;
    readonly note: string;
  };
  readonly infection: {
    readonly title: string;
    readonly discard: (count: number) => string;
    readonly discardEmpty: string;
    readonly deck: (count: number) => string;
    readonly top: string;
    /** Cards of a set whose order nobody knows. */
    readonly group: (count: number) => string;
    /** Cards whose order is known. */
    readonly ordered: (count: number) => string;
    readonly known: (place: number) => string;
    readonly fromSet: (count: number) => string;
    readonly removed: string;
    readonly epidemicWithin: (least: number, most: number) => string;
    readonly epidemicNone: string;
    readonly hidden: string;
  };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly showBoard: (move: number) => string;
    readonly looking: (move: number) => string;
    readonly backToNow: string;
    readonly forkHere: string;
    readonly undone: string;
    readonly sat: (name: string, seat: number) => string;
    readonly left: (seat: number) => string;
    readonly bot: (seat: number, bot: string) => string;
    readonly started: string;
    readonly abandoned: string;
    readonly tookBack: (name: string) => string;
    /** What a side keeps to itself; `who`: those who are on it. */
    readonly private: (who: string) => string;
    /** What an opponent does and nobody else may know. */
    readonly unheard: (name: string) => string;
    readonly hinted: (name: string) => string;
  };
  readonly chat: {
    readonly title: string;
    readonly empty: string;
    readonly write: string;
    /** Where there are sides: whom one talks to. */
    readonly to: string;
    readonly hears: Readonly<Record<'side' | 'all', string>>;
    readonly writeTo: Readonly<Record<'side' | 'all', string>>;
    /** Above a message that only this side heard; `who`: those who play on it. */
    readonly onlyTo: (who: string) => string;
    readonly send: string;
    /** To those who may read and not write. */
    readonly onlySeats: string;
    /** In the place of a message that the operator took away. */
    readonly removed: string;
    readonly see: string;
    readonly news: (count: number) => string;
  };
  readonly proposals: {
    readonly title: string;
    /** Where there are sides. */
    readonly sideOnly: string;
    readonly by: (name: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly adopt: string;
    readonly adoptNext: string;
    readonly withdraw: string;
    readonly answers: (yes: number, no: number) => string;
    readonly said: Readonly<Record<'yes' | 'no', (name: string) => string>>;
    readonly show: string;
    readonly see: string;
    readonly note: string;
    readonly empty: string;
  };
  readonly consent: {
    readonly asks: (name: string) => string;
    readonly accept: string;
    readonly refuse: string;
    /** To one who can only refuse. */
    readonly cannot: string;
  };
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly show: string;
    /** The same between sides. */
    readonly sides: string;
    readonly showBoard: string;
  };
  readonly end: {
    readonly won: string;
    readonly lost: string;
    /** To those who only watched. */
    readonly others: { readonly won: string; readonly lost: string };
    /** Where some have won and others haven't. */
    readonly winners: (names: string) => string;
    readonly turns: (count: number) => string;
    readonly seed: string;
    readonly seedHash: string;
    readonly verify: string;
    readonly verified: string;
    readonly notVerified: string;
    readonly look: string;
    /** Brings the result back. */
    readonly result: string;
    readonly again: string;
    readonly sameDeal: string;
    readonly download: string;
    readonly home: string;
  };
  readonly menu: {
    readonly title: string;
    readonly leave: string;
    readonly abandon: string;
    readonly export: string;
    readonly rules: string;
    readonly invite: string;
    readonly watchLink: string;
    readonly copied: string;
    readonly settings: string;
    readonly seats: string;
    readonly notices: string;
  };
  readonly vote: {
    readonly asks: (names: string) => string;
    readonly mine: string;
    readonly count: (votes: number, needed: number) => string;
    readonly agree: string;
    readonly takeBack: string;
    readonly sure: string;
    /** Where this vote is enough. */
    readonly giveUp: string;
    readonly ends: string;
  };
  readonly openSeat: (seat: number) => string;
  readonly takeSeat: string;
  readonly manage: string;
  readonly notices: {
    readonly title: string;
    readonly about: string;
    readonly address: string;
    readonly whose: string;
    readonly seat: (seat: number) => string;
    readonly table: string;
    readonly add: string;
    readonly secret: string;
    readonly secretAbout: string;
    readonly none: string;
    readonly test: string;
    readonly testing: string;
    readonly remove: string;
  };
  readonly link: Readonly<Record<'connecting' | 'open' | 'waiting' | 'ended', string>>;
  readonly watching: string;
  /** The browser has no room left for this game. */
  readonly unkept: string;
  /** Today's rules can't follow the log to its end. */
  readonly stopped: {
    /** After how many moves. */
    readonly text: (moves: number) => string;
    readonly still: string;
    readonly fork: string;
    readonly reason: string;
    /** What the rules answer to this move of the record. */
    readonly refused: (move: number, sentence: string) => string;
    readonly rules: (recorded: string, today: string) => string;
  };
  readonly panels: string;
}
