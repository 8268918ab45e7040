// What a bot is asked: what its seat may know and what it may do, in a form that travels to another thread.
import type { Config } from '@cordon/engine';

export interface BotQuestion {
  readonly bot: string;
  readonly config: Config;
  /** Counted from 0. */
  readonly seat: number;
  /** The sight of the seat: nothing that it may not know. */
  readonly sight: Int32Array;
  /** The packed commands among which it chooses. */
  readonly offers: Int32Array;
  /** Four words of chance. */
  readonly random: Int32Array;
}
