// Cuts the story of a side into its decisions: runs of commands between which nothing hidden comes up and no other side says anything, a
// turn's actions always by themselves. Where nobody had anything to choose, or somebody asked in vain, what comes up belongs to the decision
// before.
import { waitsFor } from '@cordon/engine';
import { blankState, topFrame, type Game, type State } from '@cordon/engine/inner';
import { gameOf } from '../plain.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { inVain } from './vain.ts';

export interface Decision {
  /** The number of commands before it, and after it. */
  readonly from: number;
  readonly to: number;
  /** The turn, counted from 1, and whose turn it was; where that is another side's turn, who decided. */
  readonly turn: number;
  readonly owner: number;
  /** Who decided first. */
  readonly seat: number;
}

/** All decisions of the side in their order, from the first player card on. */
export function decisionsOf({ config, tells, steps, end }: Chronicle): Decision[] {
  const game = gameOf(config);
  const isOwn = (seat: number): boolean => tells.includes(seat);
  const seen = blankState(game);
  const beginnings = [...steps, end].map(({ cells }, index) => {
    seen.cells.set(cells);
    return beginAt(seen, index, tells, steps[index]?.by);
  });
  const vain = inVain(steps.map(({ facts }) => facts));
  const decisions: Decision[] = [];
  let begun = beginnings[0]!;
  let isChoice = false;
  steps.forEach((step, index) => {
    isChoice ||= isOwn(step.by) && vain[index] === false && (begun.isActing || isChosen(game, step));
    const next = beginnings[index + 1]!;
    if (isSameDecision(begun, next) && index + 1 < steps.length) return;
    const { from, turn, owner } = begun;
    const { by: seat } = steps[from]!;
    if (isChoice && begun.isDealt)
      decisions.push({ from, to: index + 1, turn, owner: isOwn(owner) ? owner : seat, seat });
    begun = next;
    isChoice = false;
  });
  return decisions;
}

/** Whether a decision that began at one place goes on at another: nothing came up, those who are told of or others still decide, and no action part has begun. */
export function isSameDecision(begun: Beginning, now: Beginning): boolean {
  return (
    now.reveals === begun.reveals &&
    now.decides === begun.decides &&
    (!now.isActing || (begun.isActing && now.turn === begun.turn))
  );
}

interface Beginning {
  readonly from: number;
  readonly turn: number;
  readonly owner: number;
  /** Whether somebody decides whose decisions are told. */
  readonly decides: 'told' | 'others' | 'nobody';
  readonly reveals: number;
  readonly isActing: boolean;
  /** Whether there is anything to win or lose with: roles may be chosen before player cards are dealt. */
  readonly isDealt: boolean;
}

/** `tells`: the seats whose decisions are told; `by`: who decides, where that is known. */
export function beginAt(
  state: State,
  from: number,
  tells: readonly number[],
  by = waitsFor(state),
): Beginning {
  const { game, turnsDone, turn, reveals } = state;
  return {
    from,
    turn: turnsDone + 1,
    owner: turn + 1,
    decides: by === 0 ? 'nobody' : tells.includes(by) ? 'told' : 'others',
    reveals,
    isActing: state.over === 0 && partsOf(game).includes(topFrame(state).name),
    isDealt: turnsDone > 0 || state.playerDeck.size > 0,
  };
}

/** The frames in which a side plans what it does. */
function partsOf({ hiding }: Game): readonly string[] {
  return hiding === undefined ? ['actions'] : ['actions', hiding.part];
}

/** Whether a command says more than that the game goes on. */
function isChosen({ kindsByName }: Game, { command }: Step): boolean {
  if (command === undefined) return false;
  const { spends, operands } = kindsByName.get(command.kind)!;
  return spends !== 'nothing' || Object.keys(operands).length > 0;
}
