// A game in progress: its record, its state, and what happened with each command.
import {
  ENDINGS,
  RULES_VERSION,
  audienceOf,
  formatSeed,
  legal,
  priced,
  seedHash,
  start,
  undo,
  type Command,
  type Fact,
  type Game,
  type Result,
  type SavedGame,
  type Seed,
  type State,
  apply,
  replay,
} from '@cordon/engine';
import { readTogether } from '../people.ts';
import { orTrouble } from '../trouble.ts';
import type { Offer } from '../words/price.ts';

export class Session {
  readonly game: Game;
  readonly seed: Seed;
  #state: State;
  #commands: readonly Command[] = [];
  /** Facts of setup, then of each command. */
  #facts: readonly (readonly Fact[])[];
  /** Who may hear the words of each command; undefined: everybody. */
  #hears: readonly (readonly number[] | undefined)[] = [];
  readonly #comments: SavedGame['comments'];

  constructor(game: Game, seed: Seed, saved?: SavedGame) {
    this.game = game;
    this.seed = seed;
    this.#comments = saved?.comments ?? {};
    const begun = start(game, seed);
    this.#state = begun.state;
    this.#facts = [begun.facts];
    for (const command of saved?.commands ?? []) orTrouble(this.play(command));
  }

  get state(): State {
    return this.#state;
  }

  get commands(): readonly Command[] {
    return this.#commands;
  }

  get facts(): readonly (readonly Fact[])[] {
    return this.#facts;
  }

  get hash(): string {
    return seedHash(this.seed);
  }

  get seedText(): string {
    return formatSeed(this.seed);
  }

  legal(seat?: number): Command[] {
    return legal(this.#state, seat);
  }

  /** The same with their prices. */
  priced(seat: number): Offer[] {
    return priced(this.#state, seat);
  }

  /** Whether a seat may know what was said with the command of this number, counted from 0. */
  isHeard(step: number, seat: number): boolean {
    const hears = this.#hears[step];
    return hears === undefined || hears.some((one) => readTogether(this.game, one, seat));
  }

  play(command: Command): Result<readonly Fact[]> {
    const hears = audienceOf(this.#state, command);
    const applied = apply(this.#state, command);
    if (applied.ok) {
      this.#commands = [...this.#commands, command];
      this.#hears = [...this.#hears, hears];
      this.#facts = [...this.#facts, applied.value];
    }
    return applied;
  }

  /** Takes the last command back, if its player may. */
  undo(): Result<Command> {
    const last = this.#commands.at(-1);
    const seat = last?.seat ?? 1;
    const shorter = undo(this.saved(), seat);
    if (!shorter.ok) return shorter;
    const replayed = replay(shorter.value);
    if (!replayed.ok) return replayed;
    this.#state = replayed.value.state;
    this.#facts = replayed.value.facts;
    this.#commands = shorter.value.commands;
    this.#hears = this.#hears.slice(0, this.#commands.length);
    return { ok: true, value: last! };
  }

  saved(): SavedGame {
    return {
      config: this.game.config,
      seed: this.seed,
      commands: this.#commands,
      comments: this.#comments,
      result: ENDINGS[this.#state.over]!,
      rules: RULES_VERSION,
    };
  }
}
