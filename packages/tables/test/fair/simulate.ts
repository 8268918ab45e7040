// Workers on a virtual clock: what a fair queue makes of a day of work.
import { FairQueue, type Claim, type FairQueueOptions } from '../../src/fair/queue.ts';

export interface Work {
  /** When it is asked for. */
  readonly at: number;
  readonly cost: number;
  readonly claim: Claim;
}

export interface Done extends Work {
  readonly began: number;
  readonly ended: number;
}

/** Called whenever the queue has begun all that it would: `running` now, with what still waits. */
type Look = (queue: FairQueue<Work>, running: readonly Done[]) => void;

export function simulate(options: FairQueueOptions, works: readonly Work[], look: Look = () => {}): Done[] {
  const queue = new FairQueue<Work>(options);
  const coming = works.toSorted((one, other) => one.at - other.at);
  const running: Done[] = [];
  const done: Done[] = [];
  const sources = new Map<Done, Work>();
  let now = 0;
  for (;;) {
    while (coming[0] !== undefined && coming[0].at <= now) {
      const work = coming.shift()!;
      queue.add(work, work.claim);
    }
    for (let work = queue.take(); work !== undefined; work = queue.take()) {
      const begun = { ...work, began: now, ended: now + work.cost };
      sources.set(begun, work);
      running.push(begun);
    }
    look(queue, running);
    running.sort((one, other) => one.ended - other.ended);
    const next = Math.min(running[0]?.ended ?? Infinity, coming[0]?.at ?? Infinity);
    if (next === Infinity) return done;
    now = next;
    while (running[0] !== undefined && running[0].ended <= now) {
      const ended = running.shift()!;
      queue.finish(sources.get(ended)!, ended.cost);
      done.push(ended);
    }
  }
}

/** How long it took from the asking to the end. */
export const waitOf = ({ at, ended }: Done): number => ended - at;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
