// Turn notices by webhook, as the rest of the server sees them.
import { randomUUID } from 'node:crypto';
import { type Hook, noticeBody } from '@cordon/tables';
import { systemClock } from './clock.ts';
import { openOutbox, type OutboxOptions } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { makeSender, type SenderOptions } from './sender.ts';

export type NoticesOptions = SenderOptions & Omit<OutboxOptions, 'send'>;

export interface Notices {
  /** To be called when a notice was written. */
  readonly wake: () => void;
  /** Sends a test notice to a hook at once, one time. */
  readonly sendTest: (hook: Hook, link?: string) => Promise<Outcome>;
  /** How many notices this process holds that wait to go out. */
  readonly waiting: () => number;
  /** Waits for what is in flight, tests as well; takes no longer than one try. */
  readonly close: () => Promise<void>;
}

/** Where the operator wants none. */
export const NO_NOTICES: Notices = {
  wake: () => {},
  sendTest: () => Promise.reject(new Error('notices are off')),
  waiting: () => 0,
  close: () => Promise.resolve(),
};

export function openNotices(options: NoticesOptions): Notices {
  const { clock = systemClock } = options;
  const send = makeSender(options);
  const outbox = openOutbox({ ...options, send });
  const tests = new Set<Promise<Outcome>>();

  const sendTest = async (hook: Hook, link?: string): Promise<Outcome> => {
    const { table, seat, url, secret } = hook;
    const facts = { notice: 'test', table, seat, at: clock.now() } as const;
    const body = noticeBody(link === undefined ? facts : { ...facts, link });
    const running = send({ id: `test-${randomUUID()}`, url, secret, body });
    tests.add(running);
    const outcome = await running;
    tests.delete(running);
    options.onOutcome?.(outcome.kind);
    return outcome;
  };

  const close = async (): Promise<void> => {
    await Promise.all([outbox.close(), ...tests]);
  };

  return { wake: outbox.wake, waiting: outbox.waiting, sendTest, close };
}
