// Games of the same deal beside each other.

/** How a game of a deal went, for comparing it with others of the same deal. */
export interface DealResult {
  /** The people who sat there in the end. */
  readonly names: readonly string[];
  /** The bots who sat there in the end. */
  readonly bots: readonly string[];
  /** An ending of the game, or `abandoned`. */
  readonly ending: string;
  readonly turns: number;
  /** How many of the goals were reached. */
  readonly goals: number;
  readonly outbreaks: number;
  /** How many player cards were left to draw. */
  readonly cardsLeft: number;
  /** How often something was taken back. */
  readonly undone: number;
  /** How often somebody asked for a hint. */
  readonly hinted: number;
  /** When it ended: ISO 8601, UTC. */
  readonly ended: string;
  /** Its place among those that count; equal games share one. */
  readonly place?: number;
  /** Why it does not count: somebody at the table had played the deal before, or it was not begun on its day. */
  readonly aside?: 'repeat' | 'late';
  readonly mine: 'yes' | 'no';
  /** Where the reader may look at it. */
  readonly table?: string;
}

/** The games of a deal that are over, those that count first. */
export interface DealResults {
  readonly results: readonly DealResult[];
  /** How many there are in all; the list goes on at `from`. */
  readonly total: number;
  /** The bots alone, each of them once. */
  readonly bots: readonly DealResult[];
  /** The bots that are playing it just now. */
  readonly botsPlay: readonly string[];
}
