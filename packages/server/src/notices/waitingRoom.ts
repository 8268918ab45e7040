// Notices between the store and their hooks. They go out by turns of guest and address, and only so many at once to one address, of
// one guest, and to addresses that don't answer: one that is silent holds up its own notices and nobody else's.
import { FairQueue, type Claim, type Delivery } from '@cordon/tables';
import { isAnswer, type OutcomeKind } from './outcome.ts';

/** How many are in flight to one address, and how many of one guest's hooks. As many more may wait here, */
const MOST_TO_TARGET = 8;
const MOST_OF_OWNER = 8;
/** and this many times as many for an address that answers. */
const WAITING_FOR_ANSWERS = 4;
/** An answer that takes longer, in milliseconds, is as good as none. */
const SLOW = 2000;
/** How long a notice goes back to the store that finds no room: longer while its address gives no answer. */
const SHORTEST_RETURN = 3000;
const LONGEST_RETURN = 60_000;
/** How many addresses are remembered. */
const MOST_TARGETS = 5000;

interface Target {
  readonly host: string;
  /** Whether it answered soon the last time. Those that didn't, and new ones, share half of all places. */
  answers: 'yes' | 'no';
  /** How many of its notices went back since it last did. */
  returned: number;
}

interface Waiting {
  readonly delivery: Delivery;
  readonly target: Target;
  readonly claim: Claim;
  readonly since: number;
  begun: number;
}

export interface WaitingRoom {
  /** How many more can be claimed. */
  readonly room: () => number;
  /** Takes a notice in, or says for how many milliseconds it has to go back. */
  readonly admit: (delivery: Delivery) => 'waits' | number;
  /** The next notice that may go out now. */
  readonly next: () => Delivery | undefined;
  /** `kind`: what became of it, if that is known. */
  readonly finish: (delivery: Delivery, kind: OutcomeKind | undefined) => void;
  /** Takes out what came in before this time and still waits. */
  readonly takeOlder: (than: number) => Delivery[];
  readonly waiting: () => number;
}

export function makeWaitingRoom(atOnce: number, now: () => number): WaitingRoom {
  const queue = new FairQueue<Waiting>({ most: atOnce });
  const inside = new Map<Delivery, Waiting>();
  const targets = new Map<string, Target>();
  const counts = new Map<string, number>();

  function targetOf({ hook: { url } }: Delivery): Target {
    // Addresses that were stored have been checked.
    const host = URL.parse(url)?.host ?? '';
    const target = targets.get(host) ?? { host, answers: 'no', returned: 0 };
    targets.delete(host);
    targets.set(host, target);
    const [oldest] = targets.keys();
    if (targets.size > MOST_TARGETS && oldest !== undefined) targets.delete(oldest);
    return target;
  }

  function claimOf({ hook: { owner } }: Delivery, { host, answers }: Target): Claim {
    const limits = [
      { key: `to ${host}`, most: MOST_TO_TARGET },
      { key: `of ${owner}`, most: MOST_OF_OWNER },
      ...(answers === 'yes' ? [] : [{ key: 'no answer', most: Math.ceil(atOnce / 2) }]),
    ];
    return { path: [owner, host], limits };
  }

  function count({ limits = [] }: Claim, change: 1 | -1): void {
    for (const { key } of limits) counts.set(key, (counts.get(key) ?? 0) + change);
    for (const { key } of limits) if (counts.get(key) === 0) counts.delete(key);
  }

  function hasRoom({ limits = [] }: Claim, { answers }: Target): boolean {
    const times = answers === 'yes' ? WAITING_FOR_ANSWERS : 1;
    return limits.every(({ key, most }) => (counts.get(key) ?? 0) < times * most);
  }

  function goBack(target: Target): number {
    const rounds = 1 + Math.floor(target.returned / MOST_TO_TARGET);
    target.returned++;
    return Math.min(LONGEST_RETURN, SHORTEST_RETURN * rounds);
  }

  return {
    room: () => 2 * atOnce - queue.waiting - queue.running,
    admit(delivery) {
      const target = targetOf(delivery);
      const claim = claimOf(delivery, target);
      if (!hasRoom(claim, target)) return goBack(target);
      const waiting: Waiting = { delivery, target, claim, since: now(), begun: 0 };
      count(claim, 1);
      inside.set(delivery, waiting);
      queue.add(waiting, claim);
      return 'waits';
    },
    next() {
      const waiting = queue.take();
      if (waiting === undefined) return undefined;
      count(waiting.claim, -1);
      waiting.begun = now();
      return waiting.delivery;
    },
    finish(delivery, kind) {
      const waiting = inside.get(delivery);
      if (waiting === undefined) return;
      inside.delete(delivery);
      const took = now() - waiting.begun;
      queue.finish(waiting, took);
      if (kind === undefined) return;
      const { target } = waiting;
      target.answers = isAnswer(kind) && took < SLOW ? 'yes' : 'no';
      if (target.answers === 'yes') target.returned = 0;
    },
    takeOlder(than) {
      const old = [...queue.waitingItems()].filter(({ since }) => since < than);
      for (const waiting of old) {
        queue.remove(waiting);
        inside.delete(waiting.delivery);
        count(waiting.claim, -1);
      }
      return old.map(({ delivery }) => delivery);
    },
    waiting: () => queue.waiting,
  };
}
