// A game as one side lived it: what its seats saw before every command, and what they heard. Plain data, and all that an analysis is made
// of, so that none can know what the side couldn't.
import { apply, audienceOf, view, type Command, type Config, type Fact, type State } from '@cordon/engine';
import { fromCommand, sightOf } from '@cordon/engine/inner';
import type { SightData } from '../plain.ts';

export interface Step {
  /** Who gave the command, counted from 1. */
  readonly by: number;
  /** The seat from which `cells` is the sight before it: who gave the command, if that seat is of the side. */
  readonly seat: number;
  readonly cells: Int32Array;
  /** Absent where the side couldn't hear it. */
  readonly command?: Command;
  /** Whether that took an action. */
  readonly isAction?: boolean;
  /** What the side heard. */
  readonly facts: readonly Fact[];
}

export interface Chronicle {
  readonly config: Config;
  /** Whose story it is, counted from 0; 0 where all play together. */
  readonly side: number;
  readonly steps: readonly Step[];
  /** What the side sees in the end. */
  readonly end: SightData;
  /** Of each seat. */
  readonly roles: readonly string[];
  readonly turns: number;
  readonly outbreaks: number;
  readonly ending: string;
}

export interface ChronicleOptions {
  /** Counted from 0. */
  readonly side?: number;
  /** Whether what was done is told as everybody learns it once the game is over. */
  readonly isOver?: boolean;
}

/** Steps between two turns of others. */
const PIECE = 50;

/** Plays on the state it is given. `commandAt` names the commands, in their order. */
export function* chronicleInPieces(
  state: State,
  count: number,
  commandAt: (state: State, index: number) => Command,
  { side = 0, isOver = false }: ChronicleOptions = {},
): Generator<undefined, Chronicle> {
  const { game } = state;
  const own = Array.from(game.sides.keys(), (seat) => seat + 1).filter(
    (seat) => game.sides[seat - 1] === side,
  );
  const mayHear = (audience: readonly number[] | undefined): boolean =>
    isOver || audience === undefined || audience.some((seat) => own.includes(seat));
  const steps: Step[] = [];
  for (let index = 0; index < count; index++) {
    const command = commandAt(state, index);
    const seat = own.includes(command.seat) ? command.seat : viewerOf(state, own);
    const { cells } = sightOf(state, seat - 1).table;
    const hears = mayHear(audienceOf(state, command));
    const heard = hears ? { command, isAction: takesAction(state, command) } : {};
    const applied = apply(state, command);
    if (!applied.ok) throw new Error(`move ${String(index + 1)}: ${applied.error.message}`);
    const facts = applied.value.filter(({ audience }) => mayHear(audience));
    steps.push({ by: command.seat, seat, cells, ...heard, facts });
    if (steps.length % PIECE === 0) yield;
  }
  const seat = viewerOf(state, own);
  const { seats, turnsDone, ending } = view(state, seat);
  return {
    config: game.config,
    side,
    steps,
    end: { config: game.config, seat, cells: sightOf(state, seat - 1).table.cells },
    roles: seats.map(({ role }) => role),
    turns: turnsDone,
    outbreaks: state.outbreaks,
    ending,
  };
}

/** Whose turn it is, if that seat is of the side; else the first one that is. */
function viewerOf({ turn }: State, own: readonly number[]): number {
  return own.includes(turn + 1) ? turn + 1 : own[0]!;
}

/** What spends actions by its kind does so each time; what only may cost one goes by the moment. */
function takesAction(state: State, command: Command): boolean {
  const { spends, cost } = state.game.kindsByName.get(command.kind)!;
  const packed = fromCommand(state.game, command);
  return spends === 'action' || (packed.ok && (cost?.(state, packed.value) ?? 0) > 0);
}
