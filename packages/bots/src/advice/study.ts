// One position as it is thought about: a state drawn from the sight, and what lines make of it.
import type { Command } from '@cordon/engine';
import {
  answersInto,
  blankState,
  copyInto,
  kindOf,
  legalInto,
  makeOffers,
  MOMENTS,
  play,
  topFrame,
  type Packed,
  type Sight,
  type State,
} from '@cordon/engine/inner';
import type { Mind } from '../mind.ts';
import { chanceAt } from '../calibration.ts';
import { forgetGuesses } from './guesses.ts';
import type { Weighted } from './reason.ts';
import { reasonsFor } from './reasons/reasons.ts';
import { asPlayed } from './table.ts';

/** Whether actions may be done, in a turn or after it, and nothing is just being drawn. */
function isBeforeDraw(s: State): boolean {
  const { loan, moment } = topFrame(s);
  return loan !== undefined && moment !== MOMENTS.closed;
}

export class Study {
  readonly mind: Mind;
  readonly sight: Sight;
  readonly root: State;
  readonly during: 'actions' | 'questions';
  readonly #offers = makeOffers();

  /** `root` is drawn from the sight. */
  constructor(mind: Mind, sight: Sight, root: State) {
    this.mind = mind;
    this.sight = sight;
    this.root = root;
    const isActing = mind.judge.against === undefined && mind.search.isActing(this.root);
    this.during = isActing ? 'actions' : 'questions';
  }

  /** Why a line is good, the weightiest reason first. What the viewer only guesses is no reason. */
  reasonsFor(commands: readonly Packed[]): Weighted[] {
    // What is good for a board is no reason to whoever plays against it.
    if (this.mind.judge.against !== undefined) return [];
    if (commands.length === 0) return [{ reason: { code: 'nothing-better' }, weight: 0 }];
    const before = blankState(this.mind.game);
    copyInto(before, this.root);
    const after = this.after(commands);
    for (const state of [before, after]) forgetGuesses(this.sight, state);
    return reasonsFor(before, after, commands, isBeforeDraw(this.root) ? 'actions' : 'questions');
  }

  /** What the position after a line looks like to whoever counts on nothing that is only guessed, as a chance; nothing where a question is answered. */
  lookOf(commands: readonly Packed[]): number {
    if (this.during === 'questions') return 0;
    const after = this.after(commands);
    forgetGuesses(this.sight, after);
    return chanceAt(this.mind.judge, after);
  }

  /** A line as it is said to the table, of which a state drawn from the sight is played on. To do nothing is to end the actions. */
  toPlay(table: State, commands: readonly Packed[]): Command[] {
    if (commands.length > 0 || !this.mind.search.isActing(this.root)) return asPlayed(table, commands);
    answersInto(this.root, this.#offers);
    return asPlayed(table, [this.#offers.items[0]!]);
  }

  /** The state that a line leads to, before anything hidden comes up. */
  after(commands: readonly Packed[]): State {
    const state = blankState(this.mind.game);
    copyInto(state, this.root);
    // Where a pawn that hides was drawn is only a guess.
    if (this.during === 'actions' && this.mind.judge.against === undefined) state.game.hiding?.conceal(state);
    const { kinds } = this.mind.game;
    for (const command of commands) {
      if (kinds[kindOf(command)]!.name === 'end') break;
      legalInto(state, this.#offers);
      if (!this.#offers.items.subarray(0, this.#offers.count).includes(command)) continue;
      play(state, command);
    }
    return state;
  }
}
