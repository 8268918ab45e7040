// What is agreed before a game: the game, who sits there, how hard, and the options of the table. All of it is in the log.

export interface Config {
  readonly game: string;
  /** What was added to the game, in its order; absent if nothing was, as in all records from before there were boxes. */
  readonly boxes?: readonly string[];
  readonly players: number;
  readonly epidemics: number;
  /** Dealt from the pool, or chosen in seating order. */
  readonly roles: 'random' | readonly string[];
  /** Roles that may be dealt or chosen. */
  readonly pool: readonly string[];
  /** Events in the player deck, or those it is drawn from where a game takes only some. */
  readonly events: readonly string[];
  /** Variants that are played, in the order of the game. */
  readonly challenges: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** Cards that no rulebook prints, as words, by the name of their deck; absent if no challenge has any. */
  readonly decks?: Readonly<Record<string, readonly string[]>>;
}

/** Everything a configuration says. */
export const CONFIG_KEYS: readonly string[] = [
  'game',
  'boxes',
  'players',
  'epidemics',
  'roles',
  'pool',
  'events',
  'challenges',
  'options',
  'decks',
] satisfies readonly (keyof Config)[];

/** What a caller may leave out of a configuration. */
export interface ConfigRequest {
  readonly game?: string;
  readonly boxes?: readonly string[];
  readonly players?: number;
  readonly epidemics?: number;
  readonly roles?: 'random' | readonly string[];
  readonly pool?: readonly string[];
  readonly events?: readonly string[];
  readonly challenges?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly decks?: Readonly<Record<string, readonly string[]>>;
}

/** An option of the table: its values and what holds when nobody says anything. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly string[];
  readonly usual: (config: { readonly players: number; readonly epidemics: number }) => string;
  /** Left out of a configuration that has the usual value: those written before the option existed stay the same. */
  readonly omitUsual?: boolean;
}

/** The options every game has. */
export const TABLE_OPTIONS: readonly OptionSpec[] = [
  { name: 'consent', values: ['ask', 'automatic'], usual: () => 'ask' },
  { name: 'windows', values: ['always', 'possible'], usual: () => 'always' },
];
