// Watches a game for goals that can be reached in a turn: cures, or research. One that is within reach at some decision of a turn and not
// reached when the turn is over was left.
import { formatCommand } from '@cordon/engine';
import {
  answersInto,
  blankState,
  copyInto,
  ENDINGS,
  isWonBy,
  kindOf,
  makeOffers,
  NO_GOAL,
  play,
  seatAsked,
  seatOf,
  toCommand,
  topFrame,
  type Colour,
  type Packed,
  type State,
} from '@cordon/engine/inner';

/** A goal that came within reach in a turn. */
export interface Within {
  /** Counted from 1. */
  readonly turn: number;
  readonly seat: number;
  readonly colour: string;
  /** What would have been played before it: nothing, or one command. */
  readonly after: readonly string[];
  /** Whether the table can do without this goal. */
  readonly isAvoidable: boolean;
  readonly how: 'reached' | 'left';
  /** The command after which it was no longer within reach, such as another goal that took its cards; undefined: there at last. */
  readonly goneWith: string | undefined;
  /** What was played in the turn from then on. */
  readonly played: readonly string[];
}

export interface Watched {
  readonly within: readonly Within[];
  /** Each goal with the turn in which it was reached. */
  readonly reached: Readonly<Record<string, number>>;
  readonly ending: string;
  readonly isWon: boolean;
  readonly turns: number;
}

type Open = Omit<Within, 'how' | 'goneWith' | 'played'> & { readonly from: number };

/** Kinds of commands that reach a goal, or begin to pay for one. */
const REACH = /^(?:cure|research)/u;
/** More answers than one command asks for. */
const ANSWERS = 3;

export class Watch {
  readonly #trials: readonly State[];
  readonly #open = new Map<Colour, Open>();
  readonly #gone = new Map<Colour, string>();
  #said: string[] = [];
  #turn = 0;
  readonly #within: Within[] = [];
  readonly #reached: Record<string, number> = {};

  constructor({ game }: State) {
    this.#trials = Array.from({ length: ANSWERS + 1 }, () => blankState(game));
  }

  /** Sees a state before each command. */
  before(state: State, command: Packed): void {
    const { game, turnsDone } = state;
    if (turnsDone !== this.#turn) this.#close(state);
    this.#turn = turnsDone;
    if (seatOf(command) === seatAsked(state)) this.#look(state);
    this.#said.push(formatCommand(game, toCommand(game, command)));
  }

  /** What was seen, once the game has ended. */
  end(state: State): Watched {
    this.#close(state);
    return {
      within: this.#within,
      reached: this.#reached,
      ending: ENDINGS[state.over]!,
      isWon: isWonBy(state, 0),
      turns: state.turnsDone,
    };
  }

  #look(state: State): void {
    const { game } = state;
    const found = this.#goalsWithin(state);
    for (const colour of this.#open.keys()) {
      if (found.has(colour)) this.#gone.delete(colour);
      else if (!this.#gone.has(colour)) this.#gone.set(colour, this.#said.at(-1)!);
    }
    const avoidable = game.goals?.avoidable(game) ?? NO_GOAL;
    for (const [colour, after] of found) {
      if (this.#open.has(colour)) continue;
      this.#open.set(colour, {
        turn: state.turnsDone + 1,
        seat: seatAsked(state) + 1,
        colour: game.colourIds[colour]!,
        after: after.map((command) => formatCommand(game, toCommand(game, command))),
        isAvoidable: colour === avoidable,
        from: this.#said.length,
      });
    }
  }

  #close(state: State): void {
    const { game } = state;
    game.colourIds.forEach((id, colour) => {
      if (game.goals?.isReached(state, colour) === true) this.#reached[id] ??= this.#turn + 1;
    });
    for (const [colour, { from, ...open }] of this.#open)
      this.#within.push({
        ...open,
        how: game.goals?.isReached(state, colour) === true ? 'reached' : 'left',
        goneWith: this.#gone.get(colour),
        played: this.#said.slice(from),
      });
    this.#open.clear();
    this.#gone.clear();
    this.#said = [];
  }

  /** The goals that whoever is asked could reach, each with what has to be played before. */
  #goalsWithin(state: State): Map<Colour, readonly Packed[]> {
    const found = new Map<Colour, readonly Packed[]>();
    for (const colour of goalsAt(state)) found.set(colour, []);
    const frame = topFrame(state);
    const [trial] = this.#trials;
    for (const command of answersAt(state)) {
      if (state.game.kinds[kindOf(command)]!.spends !== 'action') continue;
      copyInto(trial!, state);
      play(trial!, command);
      for (const colour of this.#goalsAfter(state, frame, 0))
        if (!found.has(colour)) found.set(colour, [command]);
    }
    return found;
  }

  /** The goals within reach in a trial, after any answers to what was asked. */
  #goalsAfter(before: State, frame: ReturnType<typeof topFrame>, depth: number): readonly Colour[] {
    const trial = this.#trials[depth]!;
    const isNews = trial.reveals !== before.reveals || trial.turnsDone !== before.turnsDone;
    if (isNews || trial.over !== 0 || seatAsked(trial) !== seatAsked(before)) return [];
    if (topFrame(trial) === frame) return goalsAt(trial);
    if (depth + 1 === this.#trials.length) return [];
    return answersAt(trial).flatMap((answer) => {
      copyInto(this.#trials[depth + 1]!, trial);
      play(this.#trials[depth + 1]!, answer);
      return this.#goalsAfter(before, frame, depth + 1);
    });
  }
}

function answersAt(state: State): Packed[] {
  const offers = makeOffers();
  answersInto(state, offers);
  return Array.from(offers.items.subarray(0, offers.count));
}

/** The goals that a legal command reaches, or begins to pay for. */
function goalsAt(state: State): Colour[] {
  const { game } = state;
  return answersAt(state).flatMap((packed) => {
    const { kind, ...operands } = toCommand(game, packed);
    if (!REACH.test(kind) || !('colour' in operands)) return [];
    return [game.colourIds.indexOf(operands.colour)];
  });
}
