// Which step is shown: the one where the game stands, or an earlier one that is read again.
import { useState } from 'react';
import { follow, isDone, type Standing } from './follow.ts';
import { useGuided } from './guided.ts';
import { keep, memoryOf } from './memory.ts';
import type { Moment } from './moment.ts';
import type { Step, Targets } from './step.ts';

export interface Progress {
  readonly step: Step;
  /** What it points at, as far as it has been done. */
  readonly targets: Targets;
  /** Counted from 1. */
  readonly number: number;
  readonly steps: number;
  /** `now`: the step where the game stands. */
  readonly time: 'now' | 'earlier';
  readonly stray: number | undefined;
  readonly back: (() => void) | undefined;
  readonly next: () => void;
  /** It does not matter that it was another way. */
  readonly forgive: () => void;
}

/** Steps that are worth reading again: what was skipped is not. */
const isWorth = (standing: Standing, step: Step): boolean => step.kind !== 'deed' || isDone(standing, step);

const NOWHERE: Targets = [];

function targetsOf(step: Step, { done }: Standing): Targets {
  if (step.kind !== 'deed') return step.kind === 'reading' ? step.targets : NOWHERE;
  const doing = step.does[done.get(step) ?? 0] ?? step.does.at(-1);
  return doing?.targets ?? NOWHERE;
}

export function useProgress(table: string, moment: Moment): Progress {
  const { id, script } = useGuided();
  const [memory, setMemory] = useState(() => memoryOf(id, table));
  const [again, setAgain] = useState<{ readonly from: number; readonly at: number }>();
  const remember = (next: typeof memory): void => {
    setMemory(next);
    keep(id, { table, ...next });
  };
  const standing = follow(script, moment, memory);
  const { at: now, stray } = standing;
  const at = again?.from === now ? again.at : now;
  const earlier = script.findLastIndex((step, index) => index < at && isWorth(standing, step));
  const later = script.findIndex((step, index) => index > at && isWorth(standing, step));
  const step = script[at]!;
  return {
    step,
    targets: targetsOf(step, standing),
    number: at + 1,
    steps: script.length,
    time: at === now ? 'now' : 'earlier',
    stray,
    back: earlier === -1 ? undefined : () => setAgain({ from: now, at: earlier }),
    next() {
      if (at === now) remember({ ...memory, read: step.id });
      else setAgain({ from: now, at: later === -1 ? now : Math.min(later, now) });
    },
    forgive: () => remember({ ...memory, forgiven: moment.played.at(-1)?.move ?? 0 }),
  };
}
