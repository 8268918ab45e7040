// Brings the notices of the store to their hooks: at least once each, again and again for some hours if need be.
import { createHash } from 'node:crypto';
import type { Delivery, Store } from '@cordon/tables';
import { systemClock, type Clock } from './clock.ts';
import { worthRetrying, type OutcomeKind } from './outcome.ts';
import type { Send } from './sender.ts';
import { makeWaitingRoom } from './waitingRoom.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after the first try, the second, and so on; after the last there is no other. */
export const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] as const;
/** Every wait is up to so much shorter or longer, so that what failed together does not come back together. */
export const SPREAD = 0.2;
/** How long a claimed delivery is this process's own: well above the time one try can take. */
export const LEASE = MINUTE;
/** What has waited here for this long goes back to the store while it is still this process's own. */
const PATIENCE = LEASE / 2;
/** How often to look for what fell due: retries, and what another process left behind. */
export const POLL = 3 * SECOND;

export interface OutboxOptions {
  readonly store: Pick<Store, 'claimDeliveries' | 'endDelivery' | 'retryDelivery' | 'returnDelivery'>;
  readonly send: Send;
  /** How many are sent at once. */
  readonly atOnce?: number;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** What became of each try. */
  readonly onOutcome?: (kind: OutcomeKind) => void;
  /** A notice for this hook did not arrive and will not be tried again. */
  readonly onGivenUp?: (hook: string, kind: OutcomeKind) => void;
  /** The store failed; the outbox goes on. */
  readonly onError?: (error: unknown) => void;
}

export interface Outbox {
  /** Says that there may be something new. */
  readonly wake: () => void;
  /** How many notices this process has claimed and not yet begun to send. */
  readonly waiting: () => number;
  /** Claims nothing more, and waits for what is in flight. */
  readonly close: () => Promise<void>;
}

export function openOutbox(options: OutboxOptions): Outbox {
  const { store, send, atOnce = 32, clock = systemClock, random = Math.random } = options;
  const { onOutcome, onGivenUp, onError = () => {} } = options;
  const inFlight = new Set<Promise<void>>();
  const room = makeWaitingRoom(atOnce, clock.now);
  let state: 'open' | 'closing' = 'open';
  /** A running look for due deliveries, and whether to look once more after it. */
  let looking: Promise<void> | undefined;
  let again: 'yes' | 'no' = 'no';
  let callOffPoll = clock.after(POLL, poll);

  function poll(): void {
    callOffPoll = clock.after(POLL, poll);
    for (const delivery of room.takeOlder(clock.now() - PATIENCE)) keep(giveBack(delivery, 0));
    wake();
  }

  function wake(): void {
    again = 'yes';
    if (!mayLook() || looking !== undefined) return;
    looking = look().finally(() => {
      looking = undefined;
      if (mayLook()) wake();
    });
  }

  function mayLook(): boolean {
    return again === 'yes' && state === 'open' && room.room() > 0;
  }

  async function look(): Promise<void> {
    while (mayLook()) {
      again = 'no';
      const free = room.room();
      try {
        const now = clock.now();
        const claimed = await store.claimDeliveries(now, now + LEASE, free);
        await Promise.all(claimed.map(takeIn));
        if (claimed.length === free) again = 'yes';
      } catch (error) {
        onError(error);
      }
    }
  }

  async function takeIn(delivery: Delivery): Promise<void> {
    const admitted = room.admit(delivery);
    if (admitted === 'waits') sendWaiting();
    else await giveBack(delivery, spread(admitted, random()));
  }

  /** It was not tried. */
  function giveBack({ id }: Delivery, wait: number): Promise<void> {
    return store.returnDelivery(id, clock.now() + wait);
  }

  const nextToSend = (): Delivery | undefined => (state === 'open' ? room.next() : undefined);

  function sendWaiting(): void {
    for (let delivery = nextToSend(); delivery !== undefined; delivery = nextToSend())
      keep(deliver(delivery));
  }

  /** Is waited for when the outbox closes. */
  function keep(work: Promise<void>): void {
    const running = work
      // What could not be written down falls due again when the lease ends.
      .catch(onError)
      .finally(() => {
        inFlight.delete(running);
        sendWaiting();
        if (again === 'yes') wake();
      });
    inFlight.add(running);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { id, hook, body, attempts } = delivery;
    let kind: OutcomeKind | undefined;
    try {
      const outcome = await send({ id: nameOf(hook.id, id, body), url: hook.url, secret: hook.secret, body });
      ({ kind } = outcome);
      onOutcome?.(kind);
      const wait = worthRetrying(outcome) ? WAITS[attempts] : undefined;
      if (wait !== undefined) return await store.retryDelivery(id, clock.now() + spread(wait, random()));
      if (kind !== 'delivered') onGivenUp?.(hook.id, kind);
      return await store.endDelivery(id);
    } finally {
      room.finish(delivery, kind);
    }
  }

  async function close(): Promise<void> {
    state = 'closing';
    callOffPoll();
    await looking;
    for (const delivery of room.takeOlder(Infinity)) keep(giveBack(delivery, 0));
    await Promise.all(inFlight);
  }

  wake();
  return { wake, waiting: room.waiting, close };
}

/** The same for every try, and never given twice, not even by a store that was put back to an older day. */
function nameOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function spread(wait: number, chance: number): number {
  return Math.round(wait * (1 + SPREAD * (2 * chance - 1)));
}
