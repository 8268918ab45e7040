// Cuts a recorded game into decisions: runs of commands between which nothing hidden comes up, a turn's actions always by themselves.
// Where nobody had anything to choose, or somebody asked in vain, what comes up belongs to the decision before.
import { apply, start, type Command, type GameRecord } from '@cordon/engine';
import { topFrame, type Game, type State } from '@cordon/engine/inner';
import { gameOf } from '../plain.ts';
import { inVain } from './vain.ts';

export interface Decision {
  /** The number of commands before it, and after it. */
  readonly from: number;
  readonly to: number;
  /** The turn, counted from 1, and whose turn it was. */
  readonly turn: number;
  readonly owner: number;
  /** Who decided first. */
  readonly seat: number;
}

/** All decisions of a game in their order. */
export function decisionsOf(record: GameRecord): Decision[] {
  const { commands } = record;
  const game = gameOf(record.config);
  const { state } = start(game, record.seed);
  const beginnings = [beginAt(state, 0)];
  const happened = commands.map((command, index) => {
    const applied = apply(state, command);
    if (!applied.ok) throw new Error(`move ${String(index + 1)}: ${applied.error.message}`);
    beginnings.push(beginAt(state, index + 1));
    return applied.value;
  });
  const vain = inVain(happened);
  const decisions: Decision[] = [];
  let begun = beginnings[0]!;
  let isChoice = false;
  commands.forEach((command, index) => {
    isChoice ||= vain[index] === false && (begun.isActing || isChosen(game, command));
    const next = beginnings[index + 1]!;
    if (isSameDecision(begun, next) && index + 1 < commands.length) return;
    const { from, turn, owner } = begun;
    if (isChoice) decisions.push({ from, to: index + 1, turn, owner, seat: commands[from]!.seat });
    begun = next;
    isChoice = false;
  });
  return decisions;
}

/** Whether a decision that began at one place goes on at another: nothing came up, and no action part has begun. */
export function isSameDecision(begun: Beginning, now: Beginning): boolean {
  return now.reveals === begun.reveals && (!now.isActing || (begun.isActing && now.turn === begun.turn));
}

interface Beginning {
  readonly from: number;
  readonly turn: number;
  readonly owner: number;
  readonly reveals: number;
  readonly isActing: boolean;
}

export function beginAt(state: State, from: number): Beginning {
  const isActing = state.over === 0 && topFrame(state).name === 'actions';
  return { from, turn: state.turnsDone + 1, owner: state.turn + 1, reveals: state.reveals, isActing };
}

/** Whether a command says more than that the game goes on. */
function isChosen({ kindsByName }: Game, { kind }: Command): boolean {
  const { spends, operands } = kindsByName.get(kind)!;
  return spends !== 'nothing' || Object.keys(operands).length > 0;
}
