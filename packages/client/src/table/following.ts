// Following one table over a channel: opened again whenever the link comes back or something is missing, from the last number on.
import type { Update } from '@cordon/protocol';
import { RefusedError, type Channel, type LinkState } from '../channel/channel.ts';
import { pauseBefore } from '../channel/pause.ts';
import { Followers } from './followers.ts';

/**
 * `away`: there is no link. `asking`: it has been asked to open. `catching-up`: what was missed is on its way.
 * `here`: nothing is missing. `over`: it is not followed any more.
 */
export type Phase = 'away' | 'asking' | 'catching-up' | 'here' | 'over';

export interface FollowingParts {
  readonly channel: Channel;
  readonly table: string;
  readonly key: string | undefined;
  readonly lastNumber: () => number;
  /** The history that is known, if any is. */
  readonly epoch: () => string | undefined;
  /** The table was opened in this history; where another one was known, nothing of that holds any more. */
  readonly begins: (epoch: string) => void;
  /** Hears when the phase or the link has changed. */
  readonly changed: () => void;
  /** The table does not open to us. */
  readonly refused: (error: RefusedError) => void;
}

/** These pass: it is worth asking again a little later. */
const PASSING: ReadonlySet<RefusedError['code']> = new Set(['unavailable', 'too-fast', 'internal']);
const PAUSES = { firstPause: 500, longestPause: 30_000 };

export class Following {
  readonly #parts: FollowingParts;
  #stopListening: (() => void) | undefined;
  #phase: Phase = 'away';
  #over: RefusedError | undefined;
  #isAsked = false;
  /** Whether what is being asked was asked too early to be the last word. */
  #isOld = false;
  /** The number to be reached, and the number of the last whole update since it was asked. */
  #goal = 0;
  #reached = -1;
  #refusals = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #waiting: PromiseWithResolvers<void>[] = [];
  #awaited: { readonly number: number; readonly resolve: () => void }[] = [];

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  begin(): void {
    const { channel, table } = this.#parts;
    Followers.of(channel).join(table);
    this.#stopListening = channel.onLink((link) => this.#linkIs(link));
    this.#linkIs(channel.link);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Fulfilled when nothing is missing; rejected with a RefusedError when the table is followed no more. */
  async here(): Promise<void> {
    if (this.#phase === 'here') return;
    if (this.#over !== undefined) throw this.#over;
    const waiting = Promise.withResolvers<void>();
    this.#waiting.push(waiting);
    await waiting.promise;
  }

  /** Fulfilled when the model has this entry, or never will. */
  async reaches(number: number): Promise<void> {
    if (this.#over !== undefined || this.#parts.lastNumber() >= number) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaited.push({ number, resolve });
    await promise;
  }

  /** An update was taken into the model. */
  took(update: Update): void {
    const last = this.#parts.lastNumber();
    for (const { number, resolve } of this.#awaited) if (number <= last) resolve();
    this.#awaited = this.#awaited.filter(({ number }) => number > last);
    if (update.more === 'yes') return;
    this.#reached = update.number;
    this.#look();
  }

  /** Something is missing or doubtful: what the table says from now on counts. */
  again(): void {
    if (this.#phase === 'over') return;
    if (this.#isAsked) this.#isOld = true;
    else if (this.#parts.channel.link === 'open') void this.#ask();
    else this.#be('away');
  }

  stop(error: RefusedError): void {
    if (this.#over !== undefined) return;
    this.#over = error;
    clearTimeout(this.#pause);
    this.#stopListening?.();
    this.#be('over');
    Followers.of(this.#parts.channel).leave(this.#parts.table);
    if (!this.#isAsked) this.#letGo();
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    for (const { resolve } of this.#awaited.splice(0)) resolve();
  }

  #linkIs(link: LinkState): void {
    if (link === 'ended') this.stop(new RefusedError('lost', 'The link has ended.'));
    else if (link !== 'open') this.#be('away');
    // What was asked before is asked again by the channel itself.
    else if (this.#isAsked) this.#be('asking');
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    const { channel, table, key, lastNumber, begins } = this.#parts;
    const known = this.#parts.epoch();
    clearTimeout(this.#pause);
    this.#isAsked = true;
    this.#isOld = false;
    this.#reached = -1;
    this.#be('asking');
    try {
      const open = { type: 'open', table, after: lastNumber() } as const;
      const { number, epoch } = await channel.ask<'open'>({
        ...open,
        ...(known === undefined ? {} : { epoch: known }),
        ...(key === undefined ? {} : { key }),
      });
      this.#isAsked = false;
      begins(epoch);
      this.#opened(number);
    } catch (error) {
      this.#isAsked = false;
      if (!(error instanceof RefusedError)) throw error;
      this.#refuse(error);
    }
  }

  #opened(number: number): void {
    this.#refusals = 0;
    if (this.#phase === 'over') this.#letGo();
    if (this.#phase !== 'asking') return;
    if (this.#isOld) {
      void this.#ask();
      return;
    }
    this.#goal = number;
    this.#be('catching-up');
    this.#look();
  }

  #refuse(error: RefusedError): void {
    if (this.#phase === 'over') return;
    if (error.code === 'lost') {
      if (this.#parts.channel.link === 'open') void this.#ask();
      return;
    }
    if (!PASSING.has(error.code)) {
      this.#parts.refused(error);
      return;
    }
    const pause = pauseBefore(this.#refusals, PAUSES, Math.random);
    this.#refusals += 1;
    this.#pause = setTimeout(() => this.again(), pause);
  }

  #look(): void {
    if (this.#phase !== 'catching-up' || this.#reached < this.#goal) return;
    this.#be('here');
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  /** Tells the other side, unless somebody else on this page still follows the table. */
  #letGo(): void {
    const { channel, table } = this.#parts;
    // Who was turned out is not followed any more.
    const isOurs = this.#over?.code === 'lost' && channel.link === 'open';
    if (isOurs && !Followers.of(channel).has(table))
      channel.ask<'close'>({ type: 'close', table }).catch(() => {});
  }

  #be(phase: Phase): void {
    if (this.#phase === 'over') return;
    this.#phase = phase;
    this.#parts.changed();
  }
}
