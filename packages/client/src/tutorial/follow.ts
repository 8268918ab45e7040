// Where in the script a game stands: what has been played decides, what has been read only fills the gaps.
import { actionsOf, isAsked, type Moment, type Played } from './moment.ts';
import type { Deed, Step } from './step.ts';

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
  /** How much of each deed has been done. */
  readonly done: Done;
  /** The first move that was not the one the lesson is about; it can still be taken back. */
  readonly stray: number | undefined;
}

type Done = ReadonlyMap<Step, number>;

const deedsOf = (script: readonly Step[]): readonly Deed[] => script.filter((step) => step.kind === 'deed');

/** Everything that happened belongs to the first deed of its turn that waits for it. */
function doneOf(script: readonly Step[], { played }: Moment): Done {
  const done = new Map<Step, number>();
  const deeds = deedsOf(script);
  for (const { turn, facts } of played)
    for (const fact of facts) {
      const deed = deeds.find((one) => one.turn === turn && one.does[done.get(one) ?? 0]?.is(fact) === true);
      if (deed !== undefined) done.set(deed, (done.get(deed) ?? 0) + 1);
    }
  return done;
}

export function isDone({ done }: Pick<Standing, 'done'>, deed: Deed): boolean {
  return done.get(deed) === deed.does.length;
}

/** Done, or past: then it is left out. */
function isSettled(moment: Moment, done: Done, deed: Deed): boolean {
  if (isDone({ done }, deed)) return true;
  if (moment.view.turnsDone >= deed.turn) return true;
  if (deed.part === 'step') return false;
  if (moment.view.turnsDone < deed.turn - 1) return false;
  if (isAsked(moment) && done.has(deed)) return false;
  return actionsOf(moment) === 'over' || deed.over?.(moment) === true;
}

export function follow(script: readonly Step[], moment: Moment, { read, forgiven }: Memory): Standing {
  const done = doneOf(script, moment);
  const lastRead = script.findIndex(({ id }) => id === read);
  const lastDone = script.findLastIndex((step) => step.kind === 'deed' && isDone({ done }, step));
  const at = script.findIndex((step, index) => {
    if (step.kind === 'reading') return index > lastDone && index > lastRead;
    return step.kind === 'finish' || !isSettled(moment, done, step);
  });
  return { at, done, stray: strays(script, moment).find((move) => move > forgiven) };
}

/** What was drawn cannot be put back. */
const isSeen = ({ facts }: Played): boolean => facts.some(({ fact }) => fact === 'sequenceDrawn');

/** The moves of this turn that were none of the lesson, or came before one that should have been first. */
function strays(script: readonly Step[], moment: Moment): readonly number[] {
  const turn = moment.view.turnsDone + 1;
  if (moment.view.frames.at(-1)?.frame !== 'actions') return [];
  let open = deedsOf(script)
    .filter((deed) => deed.part === 'action' && deed.turn === turn)
    .flatMap((deed) => deed.does.map((doing, index) => ({ deed, index, is: doing.is })));
  const played = moment.played.filter((one) => one.turn === turn);
  const seen = played.findLast(isSeen)?.move ?? 0;
  return played.flatMap(({ move, facts }) => {
    if (open.length === 0) return [];
    const at = open.findIndex(({ is }) => facts.some(is));
    open = open.slice(at + 1);
    return at === 0 || move <= seen ? [] : [move];
  });
}
