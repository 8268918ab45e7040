// A game as one side lived it: what its seats saw before every command, and what they heard. Plain data, and all that an analysis is made
// of, so that none can know what the side couldn't. While a game goes on it is told from the seats of whoever asks: a bot beside them
// keeps its cards to itself where hands are private.
import {
  apply,
  audienceOf,
  view,
  type Command,
  type Config,
  type Fact,
  type Game,
  type State,
} from '@cordon/engine';
import { fromCommand, sightOf } from '@cordon/engine/inner';
import type { SightData } from '../plain.ts';

export interface Step {
  /** Who gave the command, counted from 1. */
  readonly by: number;
  /** The seat from which `cells` is the sight before it: who gave the command, if it is told from that seat. */
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
  /** The seats whose decisions are told, counted from 1: what others do counts with the cards. */
  readonly tells: readonly number[];
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
  /** The seats that it is told from, counted from 1; without it all of the side. Decisions are told of those whose hands they know. */
  readonly looks?: readonly number[] | undefined;
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
  { side = 0, looks, isOver = false }: ChronicleOptions = {},
): Generator<undefined, Chronicle> {
  const { game } = state;
  const all = Array.from(game.sides.keys(), (seat) => seat + 1).filter(
    (seat) => game.sides[seat - 1] === side,
  );
  const own = looks === undefined ? all : all.filter((seat) => looks.includes(seat));
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
    tells: all.filter((one) => own.some((viewer) => knowsHand(game, viewer, one))),
    steps,
    end: { config: game.config, seat, cells: sightOf(state, seat - 1).table.cells },
    roles: seats.map(({ role }) => role),
    turns: turnsDone,
    outbreaks: state.outbreaks,
    ending,
  };
}

/** Whether a seat may always know what another one holds, both counted from 1. */
function knowsHand({ openHands, sees }: Game, viewer: number, seat: number): boolean {
  return openHands || (sees[viewer - 1]! & (1 << (seat - 1))) !== 0;
}

/** Whose turn it is, if it is told from there; else the first seat that it is told from. */
function viewerOf({ turn }: State, own: readonly number[]): number {
  return own.includes(turn + 1) ? turn + 1 : own[0]!;
}

/** What spends actions by its kind does so each time; what only may cost one goes by the moment. */
function takesAction(state: State, command: Command): boolean {
  const { spends, cost } = state.game.kindsByName.get(command.kind)!;
  const packed = fromCommand(state.game, command);
  return spends === 'action' || (packed.ok && (cost?.(state, packed.value) ?? 0) > 0);
}
