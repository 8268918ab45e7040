// Where in the script a game stands: what has been played decides, what has been read only fills the gaps.
import { actionsLeft, happened, type Moment } from './moment.ts';
import { SCRIPT } from './script.ts';
import type { Deed } from './step.ts';

/** What only the reader knows. */
export interface Memory {
  /** The last step that was read. */
  readonly read: string | undefined;
  /** Up to this move it does not matter that it was another way. */
  readonly forgiven: number;
}

export const NOTHING_READ: Memory = { read: undefined, forgiven: 0 };

export interface Standing {
  /** The place in the script. */
  readonly at: number;
  /** The first move that was not the one the lesson is about; it can still be taken back. */
  readonly stray: number | undefined;
}

export function isDone(moment: Moment, { turn, is, times = 1 }: Deed): boolean {
  return happened(moment, turn, is) >= times;
}

/** Done, or past: then it is left out. */
function isSettled(moment: Moment, deed: Deed): boolean {
  if (isDone(moment, deed)) return true;
  if (moment.view.turnsDone >= deed.turn) return true;
  if (deed.part === 'step') return false;
  if (moment.view.turnsDone < deed.turn - 1) return false;
  return actionsLeft(moment, deed.turn) === 0 || deed.over?.(moment) === true;
}

export function follow(moment: Moment, { read, forgiven }: Memory): Standing {
  const lastRead = SCRIPT.findIndex(({ id }) => id === read);
  const lastDone = SCRIPT.findLastIndex((step) => step.kind === 'deed' && isDone(moment, step));
  const at = SCRIPT.findIndex((step, index) => {
    if (step.kind === 'reading') return index > lastDone && index > lastRead;
    return step.kind === 'finish' || !isSettled(moment, step);
  });
  return { at, stray: strays(moment).find((move) => move > forgiven) };
}

/** The moves of this turn that were none of the lesson, or came before one that should have been first. */
function strays(moment: Moment): number[] {
  const turn = moment.view.turnsDone + 1;
  if (moment.view.frames.at(-1)?.frame !== 'actions') return [];
  const open = new Set(
    SCRIPT.filter((step) => step.kind === 'deed' && step.part === 'action' && step.turn === turn),
  );
  return moment.played
    .filter((one) => one.turn === turn)
    .flatMap(({ move, facts }) => {
      if (open.size === 0) return [];
      const deeds = [...open];
      const at = deeds.findIndex((step) => step.kind === 'deed' && facts.some(step.is));
      for (const deed of deeds.slice(0, at + 1)) open.delete(deed);
      return at === 0 ? [] : [move];
    });
}
