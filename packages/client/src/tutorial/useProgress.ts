// Which step is shown: the one where the game stands, or an earlier one that is read again.
import { useState } from 'react';
import { follow, isDone } from './follow.ts';
import { keep, memoryOf } from './memory.ts';
import type { Moment } from './moment.ts';
import { SCRIPT } from './script.ts';
import type { Step } from './step.ts';

export interface Progress {
  readonly step: Step;
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
const isWorth = (moment: Moment, step: Step): boolean => step.kind !== 'deed' || isDone(moment, step);

export function useProgress(table: string, moment: Moment): Progress {
  const [memory, setMemory] = useState(() => memoryOf(table));
  const [again, setAgain] = useState<{ readonly from: number; readonly at: number }>();
  const remember = (next: typeof memory): void => {
    setMemory(next);
    keep({ table, ...next });
  };
  const { at: now, stray } = follow(moment, memory);
  const at = again?.from === now ? again.at : now;
  const earlier = SCRIPT.findLastIndex((step, index) => index < at && isWorth(moment, step));
  const later = SCRIPT.findIndex((step, index) => index > at && isWorth(moment, step));
  const step = SCRIPT[at]!;
  return {
    step,
    number: at + 1,
    steps: SCRIPT.length,
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
